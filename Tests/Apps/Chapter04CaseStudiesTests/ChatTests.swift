import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("A connection") @MainActor struct ChatTests {
  typealias Events = AsyncThrowingStream<ChatEvent, any Error>

  let clock = TestClock()
  /// The one that was opened last.
  let open = LockIsolated<Events.Continuation?>(nil)

  func store() -> TestStoreOf<Chat> {
    TestStore(initialState: Chat.State()) {
      Chat()
    } withDependencies: {
      $0.continuousClock = clock
      $0[ChatClient.self].connect = {
        let (stream, continuation) = Events.makeStream()
        open.setValue(continuation)
        return stream
      }
      $0[ChatClient.self].send = { message in
        if message == "no" { throw OfflineError() }
      }
    }
  }

  func connect(_ store: TestStoreOf<Chat>) async {
    await store.send(.connectTapped) { $0.connection = .connecting }
    open.value?.yield(.opened)
    await store.receive(.event(.opened)) { $0.connection = .open }
  }

  @Test("What comes in is shown until the user disconnects")
  func messages() async {
    let store = store()
    await connect(store)
    await store.send(.connectTapped)
    open.value?.yield(.message("Grüezi"))
    await store.receive(.event(.message("Grüezi"))) { $0.messages = ["Grüezi"] }
    await store.send(.disconnectTapped) { $0.connection = .none }
    open.value?.yield(.message("Nobody is here."))
  }

  @Test("What was sent is removed from the draft, unless the user has typed on")
  func sending() async {
    let store = store()
    await store.send(.set(\.draft, "Hé")) { $0.draft = "Hé" }
    await store.send(.sendTapped)  // There is no connection.
    await connect(store)
    await store.send(.sendTapped)
    await store.receive(.sent("Hé")) { $0.draft = "" }
    await store.send(.sendTapped)
    await store.send(.set(\.draft, "Hé, you")) { $0.draft = "Hé, you" }
    await store.send(.sent("Hé"))
    await store.send(.disconnectTapped) { $0.connection = .none }
  }

  @Test("What couldn't be sent is still there")
  func notSent() async {
    let store = store()
    await connect(store)
    await store.send(.set(\.draft, "no")) { $0.draft = "no" }
    await store.send(.sendTapped)
    await store.receive(.notSent) { $0.problem = "The message wasn't sent. It is still here." }
    await store.send(.disconnectTapped) { $0.connection = .none }
  }

  @Test("A connection that breaks is tried again, later each time, and at last given up")
  func reconnecting() async {
    let store = store()
    await connect(store)
    open.value?.finish(throwing: OfflineError())
    for seconds in [1, 2, 4] {
      await store.receive(.lost(tryAgainIn: seconds)) {
        $0.connection = .waiting(seconds: seconds)
        $0.problem = "The connection is lost."
      }
      await clock.advance(by: .seconds(seconds))
      open.value?.finish()  // The server closes it at once.
    }
    await store.receive(.lost(tryAgainIn: nil)) { $0.connection = .none }
  }

  @Test("Once it is open again, the pauses start over")
  func opensAgain() async {
    let store = store()
    await connect(store)
    for _ in 1...2 {
      open.value?.finish()
      await store.receive(.lost(tryAgainIn: 1)) {
        $0.connection = .waiting(seconds: 1)
        $0.problem = "The connection is lost."
      }
      await clock.advance(by: .seconds(1))
      open.value?.yield(.opened)
      await store.receive(.event(.opened)) {
        $0.connection = .open
        $0.problem = nil
      }
    }
    await store.send(.disconnectTapped) { $0.connection = .none }
  }

  @Test("Disconnecting ends the waiting, too")
  func disconnectedWhileWaiting() async {
    let store = store()
    await connect(store)
    open.value?.finish()
    await store.receive(.lost(tryAgainIn: 1)) {
      $0.connection = .waiting(seconds: 1)
      $0.problem = "The connection is lost."
    }
    await store.send(.disconnectTapped) { $0.connection = .none }
    await clock.advance(by: .seconds(10))
  }
}
