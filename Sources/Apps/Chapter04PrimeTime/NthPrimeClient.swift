// What answers "what is the nth prime?". The feature knows one function. Whether that computes,
// asks a server or fails is decided where the app or a test starts.

import Chapter04Modern

extension PrimeTime {
  // snippet.NthPrimeClient
  public struct NthPrimeClient: Sendable {
    /// The nth prime, of which 2 is the first; `n` is at least 1.
    public var find: @Sendable (_ n: Int) async throws -> Int

    public init(find: @escaping @Sendable (_ n: Int) async throws -> Int) {
      self.find = find
    }
  }
  // snippet.end

  public enum NthPrimeError: Error, Equatable, Sendable {
    /// Primes are counted from 1.
    case noSuchPrime
    /// The server can't be reached.
    case offline
    /// The server took too long.
    case timedOut
    /// The server answered, and it wasn't the prime.
    case badAnswer
  }
}

extension PrimeTime.NthPrimeClient: DependencyKey {
  /// Computes it, off the main actor, and stops when the task is cancelled.
  ///
  /// Complexity: O(p · √p) divisions for a prime p.
  public static let liveValue = Self { n in
    var (candidate, found) = (1, 0)
    while found < n {
      candidate += 1
      if isPrime(candidate) { found += 1 }
      if candidate.isMultiple(of: 1_000) {
        try Task.checkCancellation()
        // The threads that tasks run on are few: let another task have this one.
        await Task.yield()
      }
    }
    return candidate
  }

  /// In a test, a question that the test did not provide for is reported.
  public static let testValue = Self(find: unimplemented("PrimeTime.NthPrimeClient.find"))
}

extension PrimeTime.NthPrimeClient {
  /// A network that is down.
  public static let offline = Self { _ in throw PrimeTime.NthPrimeError.offline }
}
