// wrong: every response is treated as a success
// fails: factResponse: a case that holds an enum
// says: It has to take out any result

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
  extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factResponse($0) },
  extract: { if case .factResponse(.success(let text)) = $0 { .success(text) } else { nil } }
)
// next answer
AnyCasePath(\.factResponse.success)
