import Chapter04Modern
import Foundation
import Testing

@testable import Chapter04PrimeTime

@Suite("What is the nth prime?") @MainActor struct NthPrimeTests {
  let clock = TestClock()

  /// A counter that asks a client.
  func counter(
    at count: Int,
    find: @escaping @Sendable (Int) async throws -> Int
  ) -> TestStoreOf<PrimeTime.Counter> {
    TestStore(initialState: PrimeTime.Counter.State(count: count)) {
      PrimeTime.Counter()
    } withDependencies: {
      $0[PrimeTime.NthPrimeClient.self].find = find
      $0.continuousClock = clock
    }
  }

  @Test("The response is shown when it arrives, and no effect is left") func answer() async {
    let store = counter(at: 7) { $0 * 100 }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 7) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.success) { $0.nthPrime?.answer = 700 }
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("The response belongs to its request, not to the current count") func capturesCount() async
  {
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    let store = counter(at: 7) { n in
      for await factor in answers { return n * factor }
      throw CancellationError()
    }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 7) }
    await store.receive(\.nthPrime.asked)
    await store.send(\.incrementTapped) { $0.count = 8 }
    answer.yield(100)
    await store.receive(\.nthPrime.response.success, 700) {
      $0.nthPrime?.answer = 700
    }
    #expect(store.state.panel.lines.contains("          The 7th prime is 700"))
  }

  @Test(
    "A failure is an alert, and one that nobody foresaw is a bad answer",
    arguments: [
      (PrimeTime.NthPrimeError.offline as any Error, PrimeTime.NthPrimeError.offline),
      (PrimeTime.NthPrimeError.badAnswer, .badAnswer),
      (CocoaError(.featureUnsupported), .badAnswer),
    ]
  )
  func failure(thrown: any Error, shown: PrimeTime.NthPrimeError) async {
    let store = counter(at: 1) { _ in throw thrown }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 1) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.failure, shown) {
      $0.nthPrime = nil
      $0.destination = .alert(.failed(shown, askingFor: 1))
    }
  }

  @Test("Primes are counted from 1: no other one is requested") func noSuchPrime() async {
    let store = TestStore(initialState: PrimeTime.Counter.State()) {
      PrimeTime.Counter()
    }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 0) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.failure, .noSuchPrime) {
      $0.nthPrime = nil
      $0.destination = .alert(.failed(.noSuchPrime, askingFor: 0))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("Retrying requests the same prime, whatever the count is by then") func again() async {
    let store = counter(at: 7) { n in n == 7 ? 17 : 0 }
    store.dependencies[PrimeTime.NthPrimeClient.self] = .offline
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 7) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.failure, .offline) {
      $0.nthPrime = nil
      $0.destination = .alert(.failed(.offline, askingFor: 7))
    }
    await store.send(\.incrementTapped) { $0.count = 8 }
    store.dependencies[PrimeTime.NthPrimeClient.self].find = { _ in 17 }
    await store.send(\.destination.alert.tryAgainTapped, 7) {
      $0.destination = nil
      $0.nthPrime = .init(n: 7)
    }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.success, 17) { $0.nthPrime?.answer = 17 }
  }

  @Test("After ten seconds without an answer it is given up") func timeOut() async {
    let store = counter(at: 3) { _ in try await never() }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 3) }
    await store.receive(\.nthPrime.asked)
    await clock.advance(by: .milliseconds(9_999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.nthPrime.response.failure) {
      $0.nthPrime = nil
      $0.destination = .alert(.failed(.timedOut, askingFor: 3))
    }
  }

  @Test("A second request replaces the first one, and its ten seconds") func askedAgain() async {
    let store = counter(at: 3) { n in n == 3 ? try await never() : 7 }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 3) }
    await store.receive(\.nthPrime.asked)
    await clock.advance(by: .seconds(9))
    await store.send(\.incrementTapped) { $0.count = 4 }
    await store.send(\.nthPrimeTapped) { $0.nthPrime = .init(n: 4) }
    await store.receive(\.nthPrime.asked)
    await store.receive(\.nthPrime.response.success) { $0.nthPrime?.answer = 7 }
    await clock.advance(by: .seconds(10))
  }

  @Test("The live client computes, off the main actor, and stops when it is cancelled")
  func live() async throws {
    let client = PrimeTime.NthPrimeClient.liveValue
    #expect(try await client.find(1) == 2)
    #expect(try await client.find(1_000) == 7_919)
    let endless = Task { try await client.find(.max) }
    endless.cancel()
    await #expect(throws: CancellationError.self) { try await endless.value }
  }

  @Test("Two counters send requests independently, one of them offline")
  func liveAndOffline() async {
    let store = TestStore(initialState: PrimeTime.LiveAndOffline.State()) {
      PrimeTime.LiveAndOffline()
    } withDependencies: {
      $0[PrimeTime.NthPrimeClient.self].find = { _ in try await never() }
      $0.continuousClock = clock
    }
    await store.send(\.live.incrementTapped) { $0.live.count = 1 }
    await store.send(\.offline.incrementTapped) { $0.offline.count = 1 }
    await store.send(\.live.nthPrimeTapped) { $0.live.nthPrime = .init(n: 1) }
    await store.receive(\.live.nthPrime.asked)
    await store.send(\.otherTapped) { $0.isOfflineShown = true }
    await store.send(\.offline.nthPrimeTapped) { $0.offline.nthPrime = .init(n: 1) }
    await store.receive(\.offline.nthPrime.asked)
    await store.receive(\.offline.nthPrime.response.failure, .offline) {
      $0.offline.nthPrime = nil
      $0.offline.destination = .alert(.failed(.offline, askingFor: 1))
    }
    await store.send(\.offline.destination.dismiss) { $0.offline.destination = nil }
    await clock.advance(by: .seconds(10))
    await store.receive(\.live.nthPrime.response.failure, .timedOut) {
      $0.live.nthPrime = nil
      $0.live.destination = .alert(.failed(.timedOut, askingFor: 1))
    }
  }
}

/// Returns when the task is cancelled.
private func never() async throws -> Int {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}
