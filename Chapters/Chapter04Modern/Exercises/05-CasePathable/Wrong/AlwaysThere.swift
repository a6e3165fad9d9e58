// wrong: a case without a payload seems to have nothing to extract, so `()` always fits
// fails: doubleTapped: a case without a payload
// says: for which it has to give nil

AnyCasePath(embed: { .doubleTapped }, extract: { _ in () })
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
  extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factResponse($0) },
  extract: { if case .factResponse(let result) = $0 { result } else { nil } }
)
// next answer
AnyCasePath(\.factResponse.success)
