// What the apps' clients do happens on other threads, and a test has to wait for it without
// guessing how long it takes.

import Chapter03Effects

extension Effect where Output: Sendable {
  /// The values that the effect gives until it finishes, or its failure, on whatever thread it
  /// works. When a test reaches its time limit, this stops waiting.
  ///
  /// It isn't called `result`: where tests are compiled as one module, `Effect.result { … }` would
  /// have two meanings.
  public func outcome() async -> Result<[Output], Failure> {
    let (stream, continuation) = AsyncStream.makeStream(of: Result<Output, Failure>.self)
    let run = sink(
      receiveCompletion: { completion in
        if case .failure(let error) = completion { continuation.yield(.failure(error)) }
        continuation.finish()
      },
      receiveValue: { continuation.yield(.success($0)) }
    )
    var values: [Output] = []
    for await result in stream {
      switch result {
      case .success(let value): values.append(value)
      case .failure(let error): return .failure(error)
      }
    }
    return withExtendedLifetime(run) { .success(values) }
  }
}
