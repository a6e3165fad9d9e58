// wrong: an action of another case gives a default, so that there is always a number
// fails: numberChanged and factTapped: two cases with an Int
// says: for which it has to give nil

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
  extract: { if case .factTapped(let number) = $0 { number } else { 0 } }
)
// next answer
AnyCasePath(
  embed: { .factMoved(from: $0.from, to: $0.to) },
  extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factResponse($0) },
  extract: { if case .factResponse(let result) = $0 { result } else { nil } }
)
// next answer
AnyCasePath(\.factResponse.success)
