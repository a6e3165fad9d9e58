import Chapter04Modern
import Chapter04SyncUps
import Foundation
import Testing

@Suite("A meeting that is going on") @MainActor struct RecordMeetingTests {
  let clock = TestClock()
  let rung = LockIsolated(0)
  let syncUp = Shared(value: SyncUp.standup)

  func store() -> TestStoreOf<RecordMeeting> {
    TestStore(initialState: RecordMeeting.State(syncUp)) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
      $0[BellClient.self].ring = { rung.withValue { $0 += 1 } }
      $0[SpeechClient.self].isAllowed = { false }
    }
  }

  func meeting(seconds: Int, transcript: String? = nil) -> Meeting {
    Meeting(
      id: UUID(0),
      date: Date(timeIntervalSince1970: 1000),
      seconds: seconds,
      attendees: SyncUp.standup.attendees,
      transcript: transcript
    )
  }

  /// States that the timer ticks each second.
  func pass(_ seconds: Range<Int>, in store: TestStoreOf<RecordMeeting>) async {
    await clock.advance(by: .seconds(seconds.count))
    for second in seconds { await store.receive(.ticked) { $0.secondsElapsed = second + 1 } }
  }

  @Test("It counts the seconds, rings when it is the next one's turn, and is saved when time is up")
  func whole() async {
    let store = store()
    await store.send(.started)
    await pass(0..<59, in: store)
    #expect(store.state.speaker == 0)
    #expect(rung.value == 0)
    await pass(59..<60, in: store)
    #expect(store.state.speaker == 1)
    #expect(rung.value == 1)
    await pass(60..<119, in: store)
    #expect(store.state.secondsRemaining == 1)
    await clock.advance(by: .seconds(10))  // No tick comes after the last.
    await store.receive(.ticked) {
      $0.secondsElapsed = 120
      $0.$syncUp.withLock { $0.meetings = [meeting(seconds: 120)] }
    }
    await store.finish()
    #expect(store.isDismissed)
    #expect(rung.value == 1)
  }

  @Test("However long the screen takes to go away, the meeting is saved once")
  func slowDismissal() async {
    let store = store()
    store.dependencies.dismiss = DismissEffect { [clock] in
      try? await clock.sleep(for: .seconds(5))
    }
    await store.send(.nextTapped) { $0.secondsElapsed = 60 }
    await store.send(.started)
    await pass(60..<119, in: store)
    await clock.advance(by: .seconds(10))
    await store.receive(.ticked) {
      $0.secondsElapsed = 120
      $0.$syncUp.withLock { $0.meetings = [meeting(seconds: 120)] }
    }
    await store.finish()
  }

  @Test("Next skips to the next attendee's time, and asks for a confirmation at the last one")
  func next() async {
    let store = store()
    await store.send(.nextTapped) { $0.secondsElapsed = 60 }
    await store.finish()
    #expect(rung.value == 1)
    await store.send(.nextTapped) { $0.alert = .end(isEarly: false) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("The meeting pauses during a confirmation, and continues")
  func waiting() async {
    let store = store()
    await store.send(.started)
    await pass(0..<1, in: store)
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked)
    await store.receive(.ticked)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await pass(1..<2, in: store)
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await store.send(\.alert.discardConfirmed) { $0.alert = nil }
    await store.finish()
    #expect(store.isDismissed)
    #expect(syncUp.wrappedValue == .standup)
  }

  @Test("A meeting that is ended early is saved with the time it took")
  func savedEarly() async {
    let store = store()
    await store.send(.started)
    await pass(0..<3, in: store)
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await store.send(\.alert.saveConfirmed) {
      $0.alert = nil
      $0.$syncUp.withLock { $0.meetings = [meeting(seconds: 3)] }
    }
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("What is said is saved with the meeting; listening ends with it")
  func transcript() async {
    let (transcripts, speech) = AsyncThrowingStream<String, any Error>.makeStream()
    let hasStopped = LockIsolated(false)
    speech.onTermination = { _ in hasStopped.setValue(true) }
    let store = store()
    store.dependencies[SpeechClient.self] = SpeechClient(
      isAllowed: { true },
      transcripts: { transcripts }
    )
    await store.send(.started)
    for text in ["I four", "I forgot."] {
      speech.yield(text)
      await store.receive(.heard(transcript: text)) { $0.transcript = text }
    }
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await store.send(\.alert.saveConfirmed) {
      $0.alert = nil
      $0.$syncUp.withLock { $0.meetings = [meeting(seconds: 0, transcript: "I forgot.")] }
    }
    await store.finish()
    #expect(hasStopped.value)
  }

  struct NoRecognizer: Error {}

  @Test("When recognition fails, the meeting goes on, with what was said before")
  func speechFailure() async {
    let (transcripts, speech) = AsyncThrowingStream<String, any Error>.makeStream()
    let store = store()
    store.dependencies[SpeechClient.self] = SpeechClient(
      isAllowed: { true },
      transcripts: { transcripts }
    )
    await store.send(.started)
    speech.yield("Hello")
    await store.receive(.heard(transcript: "Hello")) { $0.transcript = "Hello" }
    speech.finish(throwing: NoRecognizer())
    await store.receive(.speechFailed) { $0.alert = .speechFailed }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await pass(0..<2, in: store)
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await store.send(\.alert.saveConfirmed) {
      $0.alert = nil
      $0.$syncUp.withLock { $0.meetings = [meeting(seconds: 2, transcript: "Hello")] }
    }
    await store.finish()
  }

  @Test("Started twice, it counts once")
  func startedTwice() async {
    let store = store()
    await store.send(.started)
    await store.send(.started)
    await pass(0..<2, in: store)
    await store.send(.endTapped) { $0.alert = .end(isEarly: true) }
    await store.send(\.alert.discardConfirmed) { $0.alert = nil }
  }

  @Test("A file's strange numbers don't stop it", arguments: [Int.min, 0, 61, Int.max])
  func strangeMinutes(minutes: Int) async {
    syncUp.withLock {
      $0.minutes = minutes
      $0.attendees = []
    }
    let store = store()
    #expect((60...3600).contains(store.state.secondsRemaining))
    await store.send(.nextTapped) { $0.alert = .end(isEarly: false) }
    #expect(store.state.speaker == 0)
  }
}
