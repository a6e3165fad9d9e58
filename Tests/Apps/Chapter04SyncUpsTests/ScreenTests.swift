import AppScreen
import AppScreenTesting
import Chapter04Modern
import Chapter04SyncUps
import Foundation
import Testing

@Suite("The screens of sync-ups") @MainActor struct SyncUpsScreenTests {
  func state(_ syncUps: some Sequence<SyncUp>) -> SyncUpsApp.State {
    let state = SyncUpsApp.State()
    state.list.$syncUps.withLock {
      $0 = IdentifiedArray(syncUps, uniquingIDsWith: { first, _ in first })
    }
    return state
  }

  func store(_ syncUps: SyncUp..., clock: some Clock<Duration> = TestClock()) -> StoreOf<SyncUpsApp>
  {
    Store(initialState: state(syncUps)) {
      SyncUpsApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
      $0[BellClient.self].ring = {}
      $0[SpeechClient.self] = .simulated()
    }
  }

  /// Presses keys, one after the other, and returns what is shown then.
  func press(_ keys: String, in store: StoreOf<SyncUpsApp>) async -> String {
    for key in keys {
      guard let action = store.withState({ $0.screen.action(for: key) }) else { continue }
      let task = store.send(action)
      if !store.withState({ $0.isRecording }) { await task.finish() }
    }
    return store.withState { $0.screen.lines.joined(separator: "\n") }
  }

  @Test("A sync-up is typed in, opened, edited and deleted by keys alone")
  func byKeys() async {
    let store = store()
    for (keys, shown) in [
      ("", "Nobody meets yet"),
      ("aFrüh\t日本\nq\u{1B}+", "Title: Früh\n\n6 minutes"),
      ("s", "1  Früh  (6 min, 2 people)"),
      ("1", "6 minutes, with 日本, q"),
      ("e\u{1B}-----", "1 minute, with"),
      ("s", "1 minute, with 日本, q"),
      ("e\u{7F}x", "Title: Früx_"),
      ("\u{1B}c", "│ Discard the changes?"),
      ("1", "Sync-ups › Früh\n"),
      ("d1", "Nobody meets yet"),
    ] {
      #expect(await press(keys, in: store).contains(shown), "\(keys)")
    }
  }

  @Test("Backspace in an empty row removes the person")
  func backspace() async {
    let store = store(.retro)
    #expect(await press("1e\n", in: store).contains("  1  Grace\n  2  _"))
    #expect(await press("\u{7F}", in: store).contains("  1  Grace_\n"))
  }

  @Test("What is wrong with a form is said on it")
  func problem() async {
    #expect(await press("a\u{1B}s", in: store()).contains("! A sync-up needs a title."))
  }

  @Test("A meeting is started, ended and opened by keys")
  func meeting() async {
    let store = store(.standup)
    #expect(await press("1s", in: store).contains("2:00 left\n\n▶ Ada\n  Zoë"))
    #expect(await press("n", in: store).contains("✓ Ada\n▶ Zoë"))
    #expect(await press("e", in: store).contains("│ End the meeting early?"))
    await store.send(
      .path(.element(id: store.path.ids.last!, action: .record(.alert(.presented(.saveConfirmed)))))
    )
    .finish()
    #expect(await press("", in: store).contains("1  1970-01-01 00:00 UTC, 1:00"))
    #expect(await press("1", in: store).contains("It took 1:00."))
    #expect(await press("bb", in: store).contains("1  Standup"))
  }

  @Test("What is said is on the meeting's screen, and afterwards on its page")
  func transcript() async {
    let clock = TestClock()
    let store = store(.standup, clock: clock)
    _ = await press("1s", in: store)
    await clock.advance(by: .seconds(5))
    #expect(await press("", in: store).contains("“Yesterday I fixed the timer.”"))
    await clock.advance(by: .seconds(115))
    let shown = await press("1", in: store)
    #expect(shown.contains("It took 2:00."))
    #expect(shown.contains("“Yesterday") && shown.contains("after the review.”"))
  }

  @Test("A link on the screen starts a meeting, on top of the sync-up")
  func link() async {
    let store = store(.standup)
    #expect(await press("1", in: store).contains("Link: syncups://\(SyncUp.standup.id)/meeting"))
    #expect(await press("l", in: store).contains("Sync-ups › Standup › Meeting"))
    #expect(store.withState { $0.path.count } == 2)
  }

  @Test("Random keys leave nothing behind")
  func randomKeys() async {
    let clock = TestClock()
    await pressKeys(
      in: state([.standup, .retro]),
      screen: \.screen,
      isBusy: \.isRecording,
      clock: clock
    ) {
      SyncUpsApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
      $0[BellClient.self].ring = {}
      $0[SpeechClient.self] = .simulated()
    }
  }
}
