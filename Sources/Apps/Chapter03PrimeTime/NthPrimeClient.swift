// "What is the nth prime?" can be answered here, by a server, or not at all. The counter must not
// know which: it asks a function.

import Chapter03Effects
import Dispatch

/// Finds primes by their number.
public struct NthPrimeClient: Sendable {
  /// Gives the nth prime, of which 2 is the first; `n` is at least 1.
  public var find: @Sendable (_ n: Int) -> Effect<Int, NthPrimeError>

  /// A client from its function.
  public init(find: @escaping @Sendable (_ n: Int) -> Effect<Int, NthPrimeError>) {
    self.find = find
  }
}

/// Why there is no answer.
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

extension NthPrimeClient {
  /// Computes it.
  public static let live = computing(on: .global())

  /// Computes it on this queue, and stops when it is cancelled.
  ///
  /// Complexity: O(p · √p) divisions for a prime p.
  // snippet.computing
  public static func computing(on queue: DispatchQueue) -> NthPrimeClient {
    NthPrimeClient { n in
      .run { subscriber in
        let isCancelled = Locked(false)
        queue.async {
          guard let prime = nthPrime(n, isCancelled: { isCancelled.withLock { $0 } }) else {
            return
          }
          subscriber.send(prime)
          subscriber.send(completion: .finished)
        }
        return AnyCancellable { isCancelled.withLock { $0 = true } }
      }
    }
  }
  // snippet.end

  /// A network that is down.
  public static let offline = NthPrimeClient { _ in Effect(error: .offline) }

  /// Says 17, whatever the question.
  public static let mock = NthPrimeClient { _ in Effect(value: 17) }

  /// For tests: reports that it was used.
  public static let failing = NthPrimeClient { _ in .failing("NthPrimeClient.find") }
}

/// The nth prime, or nil if it was cancelled on the way.
private func nthPrime(_ n: Int, isCancelled: () -> Bool) -> Int? {
  var (candidate, found) = (1, 0)
  while found < n {
    if isCancelled() { return nil }
    candidate += 1
    if isPrime(candidate) { found += 1 }
  }
  return candidate
}
