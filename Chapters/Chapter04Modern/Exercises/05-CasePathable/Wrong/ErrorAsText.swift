// wrong: the path goes to the response, and an error becomes a text, too
// fails: fact: two paths joined
// says: For a response that failed

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
  extract: { if case .factResponse(let result) = $0 { result } else { nil } }
)
// next answer
AnyCasePath(
  embed: { .factResponse(.success($0)) },
  extract: { if case .factResponse(let result) = $0 { (try? result.get()) ?? "" } else { nil } }
)
