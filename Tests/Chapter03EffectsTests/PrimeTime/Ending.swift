import Chapter03Effects

extension Effect where Output: Sendable {
  /// What an effect gives until it ends, wherever it works. A test that reaches its time limit waits
  /// no longer.
  func events() async -> [Event<Output, Failure>] {
    let (stream, continuation) = AsyncStream.makeStream(of: Event<Output, Failure>.self)
    let run = sink(
      receiveCompletion: { completion in
        continuation.yield(.end(completion))
        continuation.finish()
      },
      receiveValue: { continuation.yield(.value($0)) }
    )
    var events: [Event<Output, Failure>] = []
    for await event in stream { events.append(event) }
    return withExtendedLifetime(run) { events }
  }
}

/// A completion holds nothing but its error, and errors are `Sendable`.
extension Event: @unchecked Sendable where Output: Sendable {}
