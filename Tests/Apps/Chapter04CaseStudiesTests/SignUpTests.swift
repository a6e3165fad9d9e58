import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("A form of three pages") @MainActor struct SignUpTests {
  @Test("What one page fills in, the next ones show; the summary leads back to a page")
  func whole() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    await store.send(.startTapped) {
      $0.path[id: 0] = .basics(SignUpBasics.State(data: $0.$data))
    }
    await store.send(\.path[id: 0].basics.nextTapped)
    await store.send(\.path[id: 0].basics.nameChanged, "Zoë") {
      $0.$data.withLock { $0.name = "Zoë" }
    }
    await store.send(\.path[id: 0].basics.focusChanged, .email) {
      $0.path[id: 0, case: \.basics]?.focus = .email
    }
    await store.send(\.path[id: 0].basics.nextTapped)
    await store.send(\.path[id: 0].basics.emailChanged, "zoë@example.com") {
      $0.$data.withLock { $0.email = "zoë@example.com" }
    }
    await store.send(\.path[id: 0].basics.nextTapped)
    await store.receive(\.path[id: 0].basics.delegate, .done) {
      $0.path[id: 1] = .topics(SignUpTopics.State(topics: $0.$data.topics))
    }
    await store.send(\.path[id: 1].topics.topicTapped, .testing) {
      $0.$data.withLock { $0.topics = [.testing] }
    }
    await store.send(\.path[id: 1].topics.topicTapped, .effects) {
      $0.$data.withLock { $0.topics = [.testing, .effects] }
    }
    await store.send(\.path[id: 1].topics.topicTapped, .testing) {
      $0.$data.withLock { $0.topics = [.effects] }
    }
    await store.send(\.path[id: 1].topics.nextTapped)
    await store.receive(\.path[id: 1].topics.delegate, .done) {
      $0.path[id: 2] = .summary(SignUpSummary.State(data: SharedReader($0.$data)))
    }
    #expect(store.state.path[id: 2, case: \.summary]?.data == store.state.data)

    await store.send(\.path[id: 2].summary.editTopicsTapped)
    await store.receive(\.path[id: 2].summary.delegate, .editTopics) { $0.path.pop(to: 1) }
    await store.send(\.path[id: 1].topics.nextTapped)
    await store.receive(\.path[id: 1].topics.delegate) {
      $0.path[id: 3] = .summary(SignUpSummary.State(data: SharedReader($0.$data)))
    }
    await store.send(\.path[id: 3].summary.editBasicsTapped)
    await store.receive(\.path[id: 3].summary.delegate, .editBasics) { $0.path.pop(to: 0) }
    #expect(store.state.data.name == "Zoë" && store.state.data.topics == [.effects])
  }

  @Test("A submitted form is done, and its pages are closed")
  func submitting() async {
    var state = SignUp.State()
    state.path.append(.summary(SignUpSummary.State(data: SharedReader(state.$data))))
    let id = state.path.ids[0]
    let store = TestStore(initialState: state) { SignUp() }
    await store.send(.path(.element(id: id, action: .summary(.submitTapped))))
    await store.receive(.path(.element(id: id, action: .summary(.delegate(.submitted))))) {
      $0.path.removeAll()
      $0.isDone = true
    }
  }

  @Test("A summary without the pages below it leads nowhere")
  func alone() async {
    var state = SignUp.State()
    state.path.append(.summary(SignUpSummary.State(data: SharedReader(state.$data))))
    let id = state.path.ids[0]
    let store = TestStore(initialState: state) { SignUp() }
    await store.send(.path(.element(id: id, action: .summary(.editBasicsTapped))))
    await store.receive(.path(.element(id: id, action: .summary(.delegate(.editBasics)))))
  }

  @Test(
    "A name and something like an email are needed",
    arguments: [("", "a@b", false), (" \t", "a@b", false), ("é", "ab", false), ("é", "@", true)]
  )
  func problems(name: String, email: String, isComplete: Bool) {
    var data = SignUpData()
    data.name = name
    data.email = email
    let state = SignUpBasics.State(data: Shared(value: data))
    #expect((state.problem == nil) == isComplete)
  }
}
