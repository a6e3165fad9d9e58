import Chapter03Effects

extension Effect where Output: Sendable, Failure: Sendable {
  /// What an effect gives until it ends, wherever it works.
  func events() async -> [Event<Output, Failure>] {
    let journal = Journal<Event<Output, Failure>>()
    var run: AnyCancellable?
    await withCheckedContinuation { continuation in
      run = sink(
        receiveCompletion: { completion in
          journal.write(.end(completion))
          continuation.resume()
        },
        receiveValue: { journal.write(.value($0)) }
      )
    }
    return withExtendedLifetime(run) { journal.lines }
  }
}
