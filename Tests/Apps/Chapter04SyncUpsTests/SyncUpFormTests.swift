import Chapter04Modern
import Chapter04SyncUps
import Foundation
import Testing

@Suite("The form of a sync-up") @MainActor struct SyncUpFormTests {
  let ada = Attendee.ID(101)
  let zoe = Attendee.ID(102)

  func store(
    _ syncUp: SyncUp = .standup,
    focus: SyncUpForm.Field? = .title
  ) -> TestStoreOf<SyncUpForm> {
    TestStore(initialState: SyncUpForm.State(syncUp, focus: focus)) {
      SyncUpForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("What was typed is handed over without the spaces around it, and the form is dismissed")
  func saving() async {
    let store = store()
    await store.send(.set(\.syncUp.title, " Früh \n")) { $0.syncUp.title = " Früh \n" }
    await store.send(.set(\.syncUp.minutes, 7)) { $0.syncUp.minutes = 7 }
    await store.send(.addAttendeeTapped) {
      $0.syncUp.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.saveTapped)
    var saved = SyncUp.standup
    saved.title = "Früh"
    saved.minutes = 7
    await store.receive(.delegate(.saved(saved)))
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("When the focused attendee is removed, a neighbour gets the focus, and at last the title")
  func removingFocused() async {
    let store = store(focus: .attendee(ada))
    await store.send(.removeAttendeeTapped(ada)) {
      $0.syncUp.attendees.remove(id: ada)
      $0.focus = .attendee(zoe)
    }
    await store.send(.removeAttendeeTapped(zoe)) {
      $0.syncUp.attendees = []
      $0.focus = .title
    }
  }

  @Test("When the last attendee is removed, the one before has the focus")
  func removingLast() async {
    let store = store(focus: .attendee(zoe))
    await store.send(.removeAttendeeTapped(zoe)) {
      $0.syncUp.attendees.remove(id: zoe)
      $0.focus = .attendee(ada)
    }
  }

  @Test("When another attendee is removed, the focus stays")
  func removingOther() async {
    let store = store(focus: .attendee(zoe))
    await store.send(.removeAttendeeTapped(ada)) { $0.syncUp.attendees.remove(id: ada) }
    await store.send(.removeAttendeeTapped(ada))
  }

  @Test(
    "Without a title it isn't saved; the title has the focus, and typing takes the problem away"
  )
  func noTitle() async {
    let store = store(focus: .attendee(ada))
    await store.send(.set(\.syncUp.title, "  ")) { $0.syncUp.title = "  " }
    await store.send(.saveTapped) {
      $0.problem = .noTitle
      $0.focus = .title
    }
    await store.send(.set(\.focus, .attendee(ada))) { $0.focus = .attendee(ada) }
    await store.send(.set(\.syncUp.title, "Standup")) {
      $0.syncUp.title = "Standup"
      $0.problem = nil
    }
    await store.send(.saveTapped)
    await store.receive(.delegate(.saved(.standup)))
  }

  @Test("A sync-up without attendees has none, even with an empty row")
  func noAttendees() async {
    var syncUp = SyncUp.standup
    syncUp.attendees = [Attendee(id: ada, name: " ")]
    let store = store(syncUp)
    await store.send(.saveTapped) {
      $0.problem = .noAttendees
      $0.focus = .attendee(ada)
    }
    await store.send(.removeAttendeeTapped(ada)) {
      $0.syncUp.attendees = []
      $0.problem = nil
      $0.focus = .title
    }
    await store.send(.saveTapped) { $0.problem = .noAttendees }
  }

  @Test("A title has at most 60 letters, and é is one")
  func longTitle() async {
    let store = store(focus: nil)
    let (longest, tooLong) = (
      String(repeating: "e\u{301}", count: 60), String(repeating: "é", count: 61)
    )
    await store.send(.set(\.syncUp.title, tooLong)) { $0.syncUp.title = tooLong }
    await store.send(.saveTapped) {
      $0.problem = .longTitle
      $0.focus = .title
    }
    await store.send(.set(\.syncUp.title, longest)) {
      $0.syncUp.title = longest
      $0.problem = nil
    }
    await store.send(.saveTapped)
    await store.receive(\.delegate.saved)
  }

  @Test("A name has at most 40 letters, and the one that has more gets the focus")
  func longName() async {
    let store = store()
    var attendees = SyncUp.standup.attendees
    attendees[id: zoe]?.name = String(repeating: "ë", count: 41)
    await store.send(.set(\.syncUp.attendees, attendees)) { $0.syncUp.attendees = attendees }
    await store.send(.saveTapped) {
      $0.problem = .longName(zoe)
      $0.focus = .attendee(zoe)
    }
  }

  @Test("An unchanged form is closed without a confirmation")
  func closing() async {
    let store = store()
    await store.send(.set(\.focus, .attendee(ada))) { $0.focus = .attendee(ada) }
    await store.send(.cancelTapped)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("What was written is discarded only after a confirmation", arguments: [true, false])
  func discarding(isDiscarded: Bool) async {
    let store = store()
    await store.send(.set(\.syncUp.title, "S")) { $0.syncUp.title = "S" }
    await store.send(.cancelTapped) { $0.alert = .discardChanges }
    if isDiscarded {
      await store.send(\.alert.discardConfirmed) { $0.alert = nil }
      await store.finish()
    } else {
      await store.send(\.alert.dismiss) { $0.alert = nil }
    }
    #expect(store.isDismissed == isDiscarded)
  }

  @Test("Each problem has a sentence")
  func sentences() {
    let problems: [SyncUpForm.Problem] = [.noTitle, .longTitle, .noAttendees, .longName(ada)]
    #expect(Set(problems.map(\.sentence)).count == problems.count)
  }
}
