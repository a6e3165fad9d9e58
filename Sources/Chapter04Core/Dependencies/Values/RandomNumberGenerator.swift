// A random number differs on each run. Swift's functions take a generator `inout`, but a dependency
// is read-only; so it lends its generator to a closure.

import Diagnostics

extension DependencyValues {
  /// Lends a random number generator. Fails a test that doesn't override it:
  ///
  ///     let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  ///     $0.withRandomNumberGenerator = WithRandomNumberGenerator(MyGenerator(seed: 1))
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: UnimplementedKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

    static func unimplementedValue(
      readAt callSite: CallSite,
      _ use: UnimplementedUse
    ) -> WithRandomNumberGenerator {
      WithRandomNumberGenerator(UnimplementedRandomNumberGenerator(callSite: callSite))
    }
  }
}

/// Lends a random number generator to one closure at a time. Safe to call from any thread.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator>

  /// Lends this generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  /// Calls the closure with the generator, and keeps the generator's new state, even if the closure
  /// throws.
  ///
  /// The closure must not call this again: it would deadlock.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator) throws -> R
  ) rethrows -> R {
    try generator.withLock(work)
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  let callSite: CallSite

  func next() -> UInt64 {
    reportUnimplemented(#"@Dependency(\.withRandomNumberGenerator)"#, [], at: callSite)
    return .random(in: 0...UInt64.max)
  }
}
