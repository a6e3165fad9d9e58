import Chapter04Modern
import Chapter04VoiceMemos
import Foundation
import Testing

@Suite("A memo that is being recorded") @MainActor struct RecordingMemoTests {
  let clock = TestClock()
  let levels = AsyncThrowingStream<Double, any Error>.makeStream()
  let date = Date(timeIntervalSince1970: 0)

  func store(
    stop: @escaping @Sendable () async throws -> Double = { 2.5 }
  ) -> TestStoreOf<RecordingMemo> {
    TestStore(initialState: RecordingMemo.State(id: UUID(0), date: date)) {
      RecordingMemo()
    } withDependencies: {
      $0.continuousClock = clock
      $0[RecorderClient.self].record = { [stream = levels.stream] id in
        #expect(id == UUID(0))
        return stream
      }
      $0[RecorderClient.self].stop = stop
    }
  }

  @Test("It listens and counts until it is stopped, and hands over the memo")
  func recording() async {
    let store = store()
    await store.send(.started)
    levels.continuation.yield(0.5)
    await store.receive(.heard(0.5)) { $0.levels = [0.5] }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.send(.stopTapped) { $0.isStopping = true }
    await store.receive(.stopped(seconds: 2.5))
    await store.receive(
      .delegate(.finished(VoiceMemo.State(id: UUID(0), date: date, seconds: 2.5)))
    )
    await clock.advance(by: .seconds(2))  // Nothing counts any more.
  }

  @Test("It is stopped once")
  func stoppedTwice() async {
    let store = store { try await never() }
    await store.send(.stopTapped) { $0.isStopping = true }
    await store.send(.stopTapped)
    await store.skipInFlightEffects()
  }

  @Test("It keeps the last thirty levels")
  func levelsKept() async {
    let store = store()
    await store.send(.started)
    for level in 1...31 {
      levels.continuation.yield(Double(level))
      await store.receive(.heard(Double(level))) {
        $0.levels = (max(1, level - 29)...level).map { Double($0) }
      }
    }
    levels.continuation.finish(throwing: DeviceError("Full."))
    await store.receive(.failed(DeviceError("Full.")))
    await store.receive(.delegate(.failed(DeviceError("Full."))))
  }

  @Test("A recorder that fails ends it, and the counting with it")
  func failing() async {
    let store = store()
    await store.send(.started)
    levels.continuation.finish(throwing: CancelledByDevice())
    await store.receive(.failed(DeviceError("The device doesn't answer.")))
    await store.receive(.delegate(.failed(DeviceError("The device doesn't answer."))))
    await clock.advance(by: .seconds(2))
  }

  @Test("So does one that can't be stopped")
  func notStopped() async {
    let store = store { throw DeviceError("The disk is full.") }
    await store.send(.started)
    await store.send(.stopTapped) { $0.isStopping = true }
    await store.receive(.failed(DeviceError("The disk is full.")))
    await store.receive(.delegate(.failed(DeviceError("The disk is full."))))
  }

  struct CancelledByDevice: Error {}
}

/// Waits until it is cancelled.
func never() async throws -> Never {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}
