import Foundation

/// Does work that starts programs, so that Ctrl-C, SIGTERM and SIGHUP end those too: they live in
/// sessions of their own, where the terminal's signals do not reach them. Then this process dies by
/// the same signal, as if nobody had caught it.
func interruptible<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
  let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
    _ = signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { continuation.yield(number) }
    source.resume()
    return source
  }
  defer {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number, SIG_DFL) }
  }
  return try await withThrowingTaskGroup(of: First<Result>.self) { group in
    group.addTask { .result(try await work()) }
    group.addTask {
      for await number in signals { return .signal(number) }
      throw CancellationError()
    }
    defer { group.cancelAll() }
    switch try await group.next()! {
    case .result(let result):
      return result
    case .signal(let number):
      group.cancelAll()
      _ = try? await group.next()
      _ = signal(number, SIG_DFL)
      kill(getpid(), number)
      throw CancellationError()
    }
  }
}

private enum First<Result: Sendable>: Sendable {
  case result(Result)
  case signal(Int32)
}
