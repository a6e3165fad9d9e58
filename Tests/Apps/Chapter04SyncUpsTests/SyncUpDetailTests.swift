import Chapter04Modern
import Chapter04SyncUps
import Foundation
import Testing

@Suite("The screen of a sync-up") @MainActor struct SyncUpDetailTests {
  func store(_ syncUp: Shared<SyncUp>) -> TestStoreOf<SyncUpDetail> {
    TestStore(initialState: SyncUpDetail.State(syncUp)) { SyncUpDetail() }
  }

  @Test("A meeting that was added while the form was open stays")
  func meetingMeanwhile() async {
    let syncUp = Shared(value: SyncUp.standup)
    let meeting = SyncUp.retro.meetings[0]
    let store = store(syncUp)
    await store.send(.editTapped) { $0.destination = .edit(SyncUpForm.State(.standup)) }
    syncUp.withLock { $0.meetings = [meeting] }
    store.assert { $0.$syncUp.withLock { $0.meetings = [meeting] } }
    await store.send(.destination(.presented(.edit(.set(\.syncUp.minutes, 9))))) {
      $0.$destination[case: \.edit]?.syncUp.minutes = 9
    }
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.delegate) { $0.$syncUp.withLock { $0.minutes = 9 } }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    #expect(syncUp.wrappedValue.meetings == [meeting])
  }

  @Test("A form that is cancelled changes nothing")
  func cancelling() async {
    let store = store(Shared(value: .standup))
    await store.send(.editTapped) { $0.destination = .edit(SyncUpForm.State(.standup)) }
    await store.send(.destination(.presented(.edit(.set(\.syncUp.title, ""))))) {
      $0.$destination[case: \.edit]?.syncUp.title = ""
    }
    await store.send(\.destination.edit.cancelTapped) {
      $0.$destination[case: \.edit]?.alert = .discardChanges
    }
    await store.send(\.destination.edit.alert.discardConfirmed) {
      $0.$destination[case: \.edit]?.alert = nil
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("The confirmation says what is deleted with it; if it is cancelled, nothing is")
  func keeping() async {
    let store = store(Shared(value: .retro))
    await store.send(.deleteTapped) { $0.destination = .alert(.delete(.retro)) }
    #expect(
      AlertState.delete(.retro).message.map { String(state: $0) } == "Its meeting goes with it."
    )
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("What it opens, the parent pushes")
  func opening() async {
    let store = store(Shared(value: .retro))
    await store.send(.startTapped)
    await store.receive(.delegate(.meetingStarted))
    await store.send(.meetingTapped(UUID(202)))
    await store.receive(.delegate(.meetingOpened(UUID(202))))
  }
}
