// wrong: the two values come out in the wrong order: both are Ints
// fails: factMoved: a case with two values
// says: gives (from: 4, to: 3)

AnyCasePath(
  embed: { .doubleTapped },
  extract: { if case .doubleTapped = $0 { () } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .numberChanged(to: $0) },
  extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factTapped(about: $0) },
  extract: { if case .factTapped(let number) = $0 { number } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factMoved(from: $0.from, to: $0.to) },
  extract: { if case .factMoved(let from, let to) = $0 { (to, from) } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factResponse($0) },
  extract: { if case .factResponse(let result) = $0 { result } else { nil } }
)
// next answer
AnyCasePath(\.factResponse.success)
