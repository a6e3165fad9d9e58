import Chapter03Effects
import Chapter03PrimeTime
import Chapter03Testing
import Dispatch
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct NthPrimeClientTests {
  @Test("Live, it computes the known primes") func known() async {
    for (n, prime) in [(1, 2), (2, 3), (3, 5), (4, 7), (25, 97), (1_000, 7_919)] {
      #expect(await NthPrimeClient.live.find(n).outcome() == .success([prime]))
    }
  }

  @Test("Live, it computes on another thread, so the caller doesn't wait")
  func otherThread() {
    let done = DispatchSemaphore(value: 0)
    let caller = pthread_self()
    let isOther = Locked<[Bool]>([])
    let run = NthPrimeClient.live.find(100).sink { _ in
      isOther.withLock { $0.append(pthread_equal(pthread_self(), caller) == 0) }
      done.signal()
    }
    done.wait()
    withExtendedLifetime(run) {}
    #expect(isOther.withLock { $0 } == [true])
  }

  @Test("Once cancelled, it stops computing, and its queue gets to other work") func cancellation()
    async
  {
    let queue = DispatchQueue(label: "one after the other")
    let run = NthPrimeClient.computing(on: queue).find(.max).sink { _ in
      Issue.record("that can't be known")
    }
    run.cancel()
    let (freed, continuation) = AsyncStream.makeStream(of: Bool.self)
    queue.async { continuation.yield(true) }
    var turns = freed.makeAsyncIterator()
    #expect(await turns.next() == true)
  }

  @Test("Offline, it fails") func offline() async {
    #expect(await NthPrimeClient.offline.find(7).outcome() == .failure(.offline))
  }
}
