// A random number differs on each run. Swift's functions take a generator `inout`, which a
// dependency, being read only, can't be; so it lends its generator to a closure.

extension DependencyValues {
  /// Lends a random number generator. Fails a test that doesn't override it:
  ///
  ///     let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  ///     $0.withRandomNumberGenerator = WithRandomNumberGenerator(MyGenerator(seed: 1))
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

/// Lends a random number generator to one closure at a time. Safe to call from any thread.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator>

  /// Lends this generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  /// Calls the closure with the generator, and keeps what the closure made of it.
  ///
  /// The closure must not call it again: it would wait for itself.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator) -> R) -> R {
    generator.withLock(work)
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  let generate: @Sendable () -> UInt64 = unimplemented(
    #"@Dependency(\.withRandomNumberGenerator)"#,
    placeholder: .random(in: 0...UInt64.max)
  )

  func next() -> UInt64 { generate() }
}
