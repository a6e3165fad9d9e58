import Chapter04Modern
import Chapter04VoiceMemos
import Foundation
import Testing

@Suite("A memo") @MainActor struct VoiceMemoTests {
  let playing = AsyncThrowingStream<Double, any Error>.makeStream()

  func store() -> TestStoreOf<VoiceMemo> {
    let memo = VoiceMemo.State(id: UUID(0), date: Date(timeIntervalSince1970: 0), seconds: 10)
    return TestStore(initialState: memo) {
      VoiceMemo()
    } withDependencies: {
      $0[PlayerClient.self].play = { [stream = playing.stream] id, seconds in
        #expect(id == UUID(0) && seconds == 10)
        return stream
      }
    }
  }

  @Test("It plays to its end")
  func playingToTheEnd() async {
    let store = store()
    await store.send(.playTapped) { $0.progress = 0 }
    await store.receive(.delegate(.began))
    playing.continuation.yield(0.5)
    await store.receive(.progressed(0.5)) { $0.progress = 0.5 }
    playing.continuation.finish()
    await store.receive(.finished) { $0.progress = nil }
  }

  @Test("Tapped again, it stops")
  func stopping() async {
    let store = store()
    await store.send(.playTapped) { $0.progress = 0 }
    await store.receive(.delegate(.began))
    await store.send(.playTapped)
    await store.receive(.stopped) { $0.progress = nil }
    playing.continuation.yield(0.5)
  }

  @Test(
    "What can't be played says why",
    arguments: [
      (DeviceError("No loudspeaker.") as any Error, "No loudspeaker."),
      (CancelledByDevice(), "The device doesn't answer."),
    ]
  )
  func failing(error: any Error, sentence: String) async {
    let store = store()
    await store.send(.playTapped) { $0.progress = 0 }
    await store.receive(.delegate(.began))
    playing.continuation.finish(throwing: error)
    await store.receive(.failed(DeviceError(sentence))) { $0.progress = nil }
    await store.receive(.delegate(.failed(DeviceError(sentence))))
  }

  @Test("Its title can be written while it plays")
  func title() async {
    let store = store()
    await store.send(.playTapped) { $0.progress = 0 }
    await store.receive(.delegate(.began))
    await store.send(.set(\.title, "Überlegung 🎙️")) { $0.title = "Überlegung 🎙️" }
    await store.send(.stopped) { $0.progress = nil }
  }

  struct CancelledByDevice: Error {}
}
