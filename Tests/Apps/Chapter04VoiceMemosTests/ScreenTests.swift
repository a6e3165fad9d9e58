import AppScreen
import AppScreenTesting
import Chapter04Modern
import Chapter04VoiceMemos
import Foundation
import Testing

@Suite("The screens of voice memos") @MainActor struct VoiceMemosScreenTests {
  func memo(_ number: Int) -> VoiceMemo.State {
    VoiceMemo.State(id: UUID(number), date: Date(timeIntervalSince1970: 0), seconds: 2.5)
  }

  /// Presses keys, one after the other, and returns what is shown then.
  func press(_ keys: String, in store: StoreOf<VoiceMemos>) async -> String {
    for key in keys {
      guard let action = store.withState({ $0.screen.action(for: key) }) else { continue }
      let task = store.send(action)
      if !store.withState({ $0.isBusy }) { await task.finish() }
    }
    return store.withState { $0.screen.lines.joined(separator: "\n") }
  }

  @Test("A memo is opened, named, played and deleted by keys alone")
  func byKeys() async {
    let store = Store(initialState: VoiceMemos.State(memos: [memo(1), memo(2)])) {
      VoiceMemos()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0[PlayerClient.self] = .simulated()
      $0[RecorderClient.self] = .simulated(isAllowed: false)
    }
    for (keys, shown) in [
      ("1t", "1  › _  2.5 s"),
      ("Idee 💡\n", "1  › Idee 💡  2.5 s\n"),
      ("p", "1  › Idee 💡  2.5 s ░░░░░░░░\n"),
      ("2p", "2  › 1970-01-01 00:00 UTC  2.5 s ░░░░░░░░\n"),
      ("p2r", "│ The microphone isn't allowed"),
      ("11d", "│ Delete “Idee 💡”?"),
      ("1", "\n1    1970-01-01 00:00 UTC  2.5 s\n"),
    ] {
      #expect(await press(keys, in: store).contains(shown), "\(keys)")
    }
  }

  @Test("While it records, the screen shows how loud it is")
  func recording() {
    var state = VoiceMemos.State()
    #expect(state.screen.lines.joined().contains("Nothing has been recorded yet"))
    state.recording = RecordingMemo.State(id: UUID(0), date: Date(timeIntervalSince1970: 0))
    state.recording?.seconds = 61
    state.recording?.levels = [0, 0.5, 1, 7, -1]
    let lines = state.screen.lines.joined(separator: "\n")
    #expect(lines.contains("● 1:01") && lines.contains("▁▄██▁") && lines.contains("s stop"))
    state.recording?.isStopping = true
    #expect(state.screen.keys.isEmpty)
  }

  @Test("Random keys leave nothing behind", arguments: [true, false])
  func randomKeys(isAllowed: Bool) async {
    let clock = TestClock()
    await pressKeys(
      in: VoiceMemos.State(memos: [memo(100), memo(101)]),
      screen: \.screen,
      isBusy: \.isBusy,
      clock: clock
    ) {
      VoiceMemos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
      $0[RecorderClient.self] = .simulated(isAllowed: isAllowed)
      // Some of what is recorded can't be played.
      let player = PlayerClient.simulated()
      $0[PlayerClient.self].play = { id, seconds in
        id == UUID(101) || seconds == 0
          ? AsyncThrowingStream { throw DeviceError("It is empty.") } : player.play(id, seconds)
      }
    }
  }
}
