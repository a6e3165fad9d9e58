import Chapter04Modern
import Chapter04SyncUps
import Foundation
import Testing

@Suite("Sync-ups, the whole app") @MainActor struct SyncUpsAppTests {
  let clock = TestClock()

  func store(_ syncUps: SyncUp...) -> TestStoreOf<SyncUpsApp> {
    let state = SyncUpsApp.State()
    state.list.$syncUps.withLock { $0 = IdentifiedArray(uniqueElements: syncUps) }
    return TestStore(initialState: state) {
      SyncUpsApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
      $0[BellClient.self].ring = {}
      $0[SpeechClient.self].isAllowed = { false }
    }
  }

  func link(to id: SyncUp.ID, _ path: String = "") -> URL {
    URL(string: "syncups://\(id)\(path)")!
  }

  func open(_ id: SyncUp.ID, in store: TestStoreOf<SyncUpsApp>) async {
    await store.send(.list(.syncUpTapped(id))) { $0.push(.detail, of: id, as: 0) }
  }

  @Test("A sync-up that is edited on its screen is changed in the list")
  func editing() async {
    let store = store(.standup, .retro)
    await open(SyncUp.standup.id, in: store)
    await store.send(\.path[id: 0].detail.editTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(SyncUpForm.State(.standup))
    }
    await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.syncUp.title, "Früh")) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.syncUp.title = "Früh"
    }
    await store.send(\.path[id: 0].detail.destination.edit.saveTapped)
    await store.receive(\.path[id: 0].detail.destination.edit.delegate) {
      $0.list.$syncUps.withLock { $0[id: SyncUp.standup.id]?.title = "Früh" }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    #expect(store.state.list.syncUps[0].title == "Früh")
  }

  @Test("A deleted sync-up is removed from the list and from the stack")
  func deleting() async {
    let store = store(.standup, .retro)
    await open(SyncUp.standup.id, in: store)
    await store.send(\.path[id: 0].detail.deleteTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.delete(.standup))
    }
    await store.send(\.path[id: 0].detail.destination.alert.deleteConfirmed) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate) {
      $0.path.removeAll()
      $0.list.$syncUps.withLock { $0 = [.retro] }
    }
  }

  @Test("A meeting is pushed, counts, and is in the sync-up when it has ended")
  func meeting() async {
    let store = store(.standup)
    await open(SyncUp.standup.id, in: store)
    await store.send(\.path[id: 0].detail.startTapped)
    await store.receive(\.path[id: 0].detail.delegate) {
      $0.push(.record, of: SyncUp.standup.id, as: 1)
    }
    await store.receive(\.path[id: 1].record.started)
    await clock.advance(by: .seconds(2))
    for second in 1...2 {
      await store.receive(\.path[id: 1].record.ticked) {
        $0.path[id: 1, case: \.record]?.secondsElapsed = second
      }
    }
    await store.send(\.path[id: 1].record.endTapped) {
      $0.path[id: 1, case: \.record]?.alert = .end(isEarly: true)
    }
    let meeting = Meeting(
      id: UUID(0),
      date: Date(timeIntervalSince1970: 1000),
      seconds: 2,
      attendees: SyncUp.standup.attendees
    )
    await store.send(\.path[id: 1].record.alert.saveConfirmed) {
      $0.path[id: 1, case: \.record]?.alert = nil
      $0.list.$syncUps.withLock { $0[id: SyncUp.standup.id]?.meetings = [meeting] }
    }
    await store.receive(\.path.popFrom, 1) { $0.path.removeLast() }
    await store.send(\.path[id: 0].detail.meetingTapped, meeting.id)
    await store.receive(\.path[id: 0].detail.delegate) {
      $0.path[id: 2] = .meeting(meeting, of: "Standup")
    }
    await store.send(\.path.popFrom, 2) { $0.path.removeLast() }
  }

  @Test("A meeting whose screen is left ends, and isn't saved")
  func left() async {
    let store = store(.standup)
    await open(SyncUp.standup.id, in: store)
    await store.send(\.path[id: 0].detail.startTapped)
    await store.receive(\.path[id: 0].detail.delegate) {
      $0.push(.record, of: SyncUp.standup.id, as: 1)
    }
    await store.receive(\.path[id: 1].record.started)
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
    await clock.advance(by: .seconds(10))
  }

  @Test("What isn't there can't be opened")
  func unknown() async {
    let store = store(.standup)
    await store.send(.list(.syncUpTapped(UUID(7))))
    await open(SyncUp.standup.id, in: store)
    await store.send(\.path[id: 0].detail.meetingTapped, UUID(7))
    await store.receive(\.path[id: 0].detail.delegate)
  }

  @Test("A link opens a sync-up, whatever was open")
  func link() async {
    let store = store(.standup, .retro)
    await open(SyncUp.standup.id, in: store)
    await store.send(.linkOpened(link(to: SyncUp.retro.id))) {
      $0.path.removeAll()
      $0.push(.detail, of: SyncUp.retro.id, as: 1)
    }
  }

  @Test("A link opens a running meeting, with the sync-up below it")
  func linkToMeeting() async {
    let store = store(.retro)
    await store.send(.linkOpened(link(to: SyncUp.retro.id, "/meeting"))) {
      $0.push(.detail, of: SyncUp.retro.id, as: 0)
      $0.push(.record, of: SyncUp.retro.id, as: 1)
    }
    await store.receive(\.path[id: 1].record.started)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].record.ticked) {
      $0.path[id: 1, case: \.record]?.secondsElapsed = 1
    }
    // Another link doesn't end it.
    await store.send(.linkOpened(link(to: SyncUp.retro.id))) { $0.alert = .meetingIsRunning }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(\.path.popFrom, 1) { $0.path.removeLast() }
  }

  @Test("A state that is made by hand runs like one that was tapped together")
  func deepState() async {
    let syncUp = Shared(value: SyncUp.retro)
    // snippet.deepState
    var state = SyncUpsApp.State()
    state.path.append(.detail(SyncUpDetail.State(syncUp)))
    state.path.append(.record(RecordMeeting.State(syncUp)))
    // snippet.end
    let ids = Array(state.path.ids)
    let store = TestStore(initialState: state) {
      SyncUpsApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0[SpeechClient.self].isAllowed = { false }
    }
    await store.send(.path(.element(id: ids[1], action: .record(.started))))
    await clock.advance(by: .seconds(1))
    await store.receive(.path(.element(id: ids[1], action: .record(.ticked)))) {
      $0.path[id: ids[1], case: \.record]?.secondsElapsed = 1
    }
    await store.send(.path(.popFrom(id: ids[1]))) { $0.path.removeLast() }
  }

  @Test("A link to a sync-up that was deleted says so")
  func deadLink() async {
    let store = store(.standup)
    await store.send(.linkOpened(link(to: UUID(7), "/meeting"))) { $0.alert = .unknownSyncUp }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("What isn't a link says so")
  func noLink() async {
    let store = store(.standup)
    await store.send(.linkOpened(URL(fileURLWithPath: "/standup"))) { $0.alert = .noLink }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test(
    "A URL is a link, or none",
    arguments: [
      ("syncups://00000000-0000-0000-0000-000000000064", .syncUp(SyncUp.standup.id)),
      ("syncups://00000000-0000-0000-0000-000000000064/", .syncUp(SyncUp.standup.id)),
      ("syncups://00000000-0000-0000-0000-000000000064/meeting", .meeting(SyncUp.standup.id)),
      ("syncups://00000000-0000-0000-0000-000000000064/other", nil),
      ("syncups://standup", nil), ("http://00000000-0000-0000-0000-000000000064", nil),
      ("syncups:", nil),
    ] as [(String, Link?)]
  )
  func url(text: String, link: Link?) throws {
    #expect(try Link(#require(URL(string: text))) == link)
  }
}

extension SyncUpsApp.State {
  enum Screen { case detail, record }

  /// What a push of a screen for a sync-up of the list makes of the state.
  fileprivate mutating func push(_ screen: Screen, of id: SyncUp.ID, as element: StackElementID) {
    guard let syncUp = Shared(list.$syncUps[id: id]) else { return }
    switch screen {
    case .detail: path[id: element] = .detail(SyncUpDetail.State(syncUp))
    case .record: path[id: element] = .record(RecordMeeting.State(syncUp))
    }
  }
}
