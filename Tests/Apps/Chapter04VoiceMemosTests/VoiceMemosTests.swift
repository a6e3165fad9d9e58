import Chapter04Modern
import Chapter04VoiceMemos
import Foundation
import Testing

@Suite("Voice memos, the whole app") @MainActor struct VoiceMemosTests {
  let clock = TestClock()
  let date = Date(timeIntervalSince1970: 0)
  let deleted = LockIsolated<[UUID]>([])

  func memo(_ number: Int, title: String = "") -> VoiceMemo.State {
    VoiceMemo.State(id: UUID(number), date: date, seconds: 1, title: title)
  }

  func store(_ memos: VoiceMemo.State..., isAllowed: Bool = true) -> TestStoreOf<VoiceMemos> {
    TestStore(
      initialState: VoiceMemos.State(memos: IdentifiedArray(uniqueElements: memos))
    ) {
      VoiceMemos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = date
      $0.uuid = .incrementing
      $0[PlayerClient.self] = .simulated()
      $0[RecorderClient.self] = .simulated(isAllowed: isAllowed)
      $0[RecorderClient.self].delete = { id in deleted.withValue { $0.append(id) } }
    }
  }

  func record(in store: TestStoreOf<VoiceMemos>) async {
    await store.send(.recordTapped)
    await store.receive(.permission(isGiven: true)) {
      $0.recording = RecordingMemo.State(id: UUID(0), date: date)
    }
    await store.receive(\.recording.started)
  }

  func play(_ number: Int, in store: TestStoreOf<VoiceMemos>) async {
    await store.send(\.memos[id: UUID(number)].playTapped) {
      $0.memos[id: UUID(number)]?.progress = 0
    }
    await store.receive(\.memos[id: UUID(number)].delegate, .began)
  }

  @Test("A memo that was recorded is the first of the list")
  func recording() async {
    let store = store(memo(7))
    await record(in: store)
    await clock.advance(by: .milliseconds(200))
    await store.receive(\.recording.heard, 0.5) { $0.recording?.levels = [0.5] }
    await store.receive(\.recording.heard) {
      $0.recording?.levels.append(0.5 + 0.5 * sin(1 / 3))
    }
    await store.send(\.recording.stopTapped) { $0.recording?.isStopping = true }
    await store.receive(\.recording.stopped, 0.2)
    let new = VoiceMemo.State(id: UUID(0), date: date, seconds: 0.2)
    await store.receive(\.recording.delegate, .finished(new)) {
      $0.recording = nil
      $0.memos = [new, memo(7)]
    }
  }

  @Test("Without permission nothing is recorded, and an alert says why")
  func notAllowed() async {
    let store = store(isAllowed: false)
    await store.send(.recordTapped)
    await store.receive(.permission(isGiven: false)) { $0.alert = .notAllowed }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("While the permission alert is open, a second tap asks again, and one memo is recorded")
  func askedTwice() async {
    let store = store()
    let asked = LockIsolated(0)
    store.dependencies[RecorderClient.self].isAllowed = {
      let count = asked.withValue { count in
        count += 1
        return count
      }
      if count == 1 { try? await never() }
      return true
    }
    await store.send(.recordTapped)
    await store.send(.recordTapped)
    await store.receive(.permission(isGiven: true)) {
      $0.recording = RecordingMemo.State(id: UUID(0), date: date)
    }
    await store.receive(\.recording.started)
    await store.send(.recordTapped)
    await store.send(\.recording.stopTapped) { $0.recording?.isStopping = true }
    await store.receive(\.recording.stopped, 0)
    await store.receive(\.recording.delegate) {
      $0.recording = nil
      $0.memos = [VoiceMemo.State(id: UUID(0), date: date, seconds: 0)]
    }
  }

  @Test("A recording that fails is removed, and an alert says why")
  func recordingFails() async {
    let store = store()
    store.dependencies[RecorderClient.self].record = { _ in
      AsyncThrowingStream { throw DeviceError("The microphone was unplugged.") }
    }
    await record(in: store)
    let error = DeviceError("The microphone was unplugged.")
    await store.receive(\.recording.failed, error)
    await store.receive(\.recording.delegate, .failed(error)) {
      $0.recording = nil
      $0.alert = .recordingFailed(error)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("One memo plays at a time")
  func oneAtATime() async {
    let store = store(memo(1), memo(2))
    await play(1, in: store)
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.memos[id: UUID(1)].progressed, 0.1) {
      $0.memos[id: UUID(1)]?.progress = 0.1
    }
    await play(2, in: store)
    await store.receive(\.memos[id: UUID(1)].stopped) { $0.memos[id: UUID(1)]?.progress = nil }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.memos[id: UUID(2)].progressed, 0.1) {
      $0.memos[id: UUID(2)]?.progress = 0.1
    }
    await store.send(\.memos[id: UUID(2)].stopped) { $0.memos[id: UUID(2)]?.progress = nil }
  }

  @Test("Recording stops what plays, and while it goes on nothing begins to play")
  func recordingWhilePlaying() async {
    let store = store(memo(1))
    await play(1, in: store)
    await store.send(.recordTapped)
    await store.receive(.permission(isGiven: true)) {
      $0.recording = RecordingMemo.State(id: UUID(0), date: date)
    }
    await store.receive(\.memos[id: UUID(1)].stopped) { $0.memos[id: UUID(1)]?.progress = nil }
    await store.receive(\.recording.started)

    await play(1, in: store)
    await store.receive(\.memos[id: UUID(1)].stopped) { $0.memos[id: UUID(1)]?.progress = nil }
    await store.send(\.recording.stopTapped) { $0.recording?.isStopping = true }
    await store.receive(\.recording.stopped)
    await store.receive(\.recording.delegate) {
      $0.recording = nil
      $0.memos.insert(VoiceMemo.State(id: UUID(0), date: date, seconds: 0), at: 0)
    }
    await clock.advance(by: .seconds(10))  // Nothing plays.
  }

  @Test("What can't be played has an alert")
  func playingFails() async {
    let store = store(memo(1))
    let error = DeviceError("The file is gone.")
    store.dependencies[PlayerClient.self].play = { _, _ in AsyncThrowingStream { throw error } }
    await play(1, in: store)
    await store.receive(\.memos[id: UUID(1)].failed) { $0.memos[id: UUID(1)]?.progress = nil }
    await store.receive(\.memos[id: UUID(1)].delegate, .failed(error)) {
      $0.alert = .playingFailed(error)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("One row is open at a time; closing it ends the writing of its title")
  func rows() async {
    let store = store(memo(1), memo(2))
    await store.send(.rowTapped(UUID(1))) { $0.selected = UUID(1) }
    await store.send(.memos(.element(id: UUID(1), action: .set(\.isRenaming, true)))) {
      $0.memos[id: UUID(1)]?.isRenaming = true
    }
    await store.send(.memos(.element(id: UUID(1), action: .set(\.title, "Idee")))) {
      $0.memos[id: UUID(1)]?.title = "Idee"
    }
    await store.send(.rowTapped(UUID(2))) {
      $0.selected = UUID(2)
      $0.memos[id: UUID(1)]?.isRenaming = false
    }
    await store.send(.rowTapped(UUID(2))) { $0.selected = nil }
  }

  @Test("When the memo of the open row is deleted, no row is open")
  func deletingSelected() async {
    let store = store(memo(1), memo(2))
    await store.send(.rowTapped(UUID(1))) { $0.selected = UUID(1) }
    await store.send(.deleteTapped(UUID(1))) { $0.alert = .delete(memo(1)) }
    await store.send(\.alert.deleteConfirmed, UUID(1)) {
      $0.alert = nil
      $0.memos.removeFirst()
      $0.selected = nil
    }
  }

  @Test("A memo is deleted after a confirmation, which also stops it playing")
  func deleting() async {
    let store = store(memo(1, title: "Idee"), memo(2))
    await play(1, in: store)
    await store.send(.deleteTapped(UUID(1))) { $0.alert = .delete(memo(1, title: "Idee")) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.deleteTapped(UUID(1))) { [playing = store.state.memos[0]] in
      $0.alert = .delete(playing)
    }
    await store.send(\.alert.deleteConfirmed, UUID(1)) {
      $0.alert = nil
      $0.memos.removeFirst()
    }
    await store.finish()
    #expect(deleted.value == [UUID(1)])
    await store.send(.deleteTapped(UUID(1)))
    await clock.advance(by: .seconds(10))
  }
}

@Suite("The simulated devices") @MainActor struct SimulatedDevicesTests {
  @Test("The player plays for as long as the memo takes")
  func player() async throws {
    let progress = try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      var progress: [Double] = []
      for try await step in PlayerClient.simulated().play(UUID(0), 0.4) { progress.append(step) }
      return progress
    }
    #expect(progress == [0.25, 0.5, 0.75])
  }

  @Test("The recorder that doesn't record can't be stopped")
  func recorder() async throws {
    let recorder = RecorderClient.simulated()
    await #expect(throws: DeviceError("Nothing is being recorded.")) { try await recorder.stop() }
    let levels = try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      var levels: [Double] = []
      for try await level in recorder.record(UUID(0)) {
        levels.append(level)
        if levels.count == 3 {
          let seconds = try await recorder.stop()
          #expect(seconds == 0.3)
        }
      }
      return levels
    }
    #expect(levels.count == 3)
    #expect(levels.allSatisfy { (0...1).contains($0) })
  }
}
