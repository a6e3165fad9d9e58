import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("Navigation of every kind") @MainActor struct NavigatingTests {
  typealias Destination = Navigating.Destination

  func store() -> TestStoreOf<Navigating> {
    TestStore(initialState: Navigating.State()) { Navigating() }
  }

  @Test("A tally counts and closes itself, whatever it is presented in", arguments: 0..<3)
  func presented(index: Int) async {
    typealias Action = Navigating.Action
    let open: [Action] = [.sheetTapped, .popoverTapped, .drillDownTapped]
    func state(_ count: Int) -> Destination.State {
      let tally = Tally.State(count: count)
      return [.sheet(tally), .popover(tally), .drillDown(tally)][index]
    }
    func action(_ action: Tally.Action) -> Action {
      let actions: [Destination.Action] = [.sheet(action), .popover(action), .drillDown(action)]
      return .destination(.presented(actions[index]))
    }
    let store = store()
    await store.send(open[index]) { $0.destination = state(0) }
    await store.send(action(.incrementTapped)) { $0.destination = state(1) }
    await store.send(action(.closeTapped))
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("In a tab it can't be closed")
  func tab() async {
    let store = store()
    await store.send(.tabSelected(.tally)) { $0.tab = .tally }
    await store.send(\.tally.incrementTapped) { $0.tally.count = 1 }
    await store.send(\.tally.closeTapped)
    await store.send(.tabSelected(.links)) { $0.tab = .links }
  }

  @Test("On a stack it closes itself and what is above it")
  func stack() async {
    let store = store()
    for id in 0...2 {
      await store.send(.pushTapped) {
        $0.path[id: StackElementID(generation: id)] = Tally.State(count: id)
      }
    }
    await store.send(\.path[id: 1].incrementTapped) { $0.path[id: 1]?.count = 2 }
    await store.send(\.path[id: 1].closeTapped)
    await store.receive(\.path.popFrom, 1) { $0.path.pop(to: 0) }
  }

  @Test("An alert resets the tally of the tab, or doesn't")
  func alert() async {
    let store = store()
    await store.send(\.tally.incrementTapped) { $0.tally.count = 1 }
    await store.send(.alertTapped) { $0.destination = .alert(.reset) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.alertTapped) { $0.destination = .alert(.reset) }
    await store.send(\.destination.alert, .resetConfirmed) {
      $0.tally.count = 0
      $0.destination = nil
    }
  }

  @Test("A dialog says where the tally starts")
  func dialog() async {
    let store = store()
    await store.send(.dialogTapped) { $0.destination = .dialog(.start) }
    await store.send(\.destination.dialog, .startTapped(at: 100)) {
      $0.tally.count = 100
      $0.destination = nil
    }
  }
}

@Suite("The menu of the case studies") @MainActor struct CaseStudiesTests {
  @Test("Each one opens and closes; what it has going on ends with it")
  func opening() async {
    let store = TestStore(initialState: CaseStudies.State()) {
      CaseStudies()
    } withDependencies: {
      $0[ChatClient.self].connect = { AsyncThrowingStream { try await never() } }
      $0[LocationClient.self] = .simulated()
      $0[MotionClient.self] = .simulated()
      $0.continuousClock = TestClock()
    }
    let studies: [(CaseStudies.Title, CaseStudies.Study.State)] = [
      (.signUp, .signUp(SignUp.State())),
      (.guides, .guides(Guides.State())),
      (.chat, .chat(Chat.State())),
      (.navigating, .navigating(Navigating.State())),
      (.walk, .walk(Walk.State())),
    ]
    #expect(studies.map(\.0) == CaseStudies.Title.allCases)
    for (title, study) in studies {
      await store.send(.studyTapped(title)) { $0.study = study }
      if title == .chat {
        await store.send(\.study.chat.connectTapped) {
          $0.$study[case: \.chat]?.connection = .connecting
        }
      }
      if title == .walk {
        await store.send(\.study.walk.startTapped) { $0.$study[case: \.walk]?.isWalking = true }
      }
      await store.send(\.study.dismiss) { $0.study = nil }
    }
  }
}
