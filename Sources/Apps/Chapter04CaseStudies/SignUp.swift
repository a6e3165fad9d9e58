// A form of three pages. Each page could have a copy of what is filled in, handed on from page to
// page and back; the page that is edited again would be out of step. So they share it.

import Chapter04Modern

/// What is filled in.
public struct SignUpData: Equatable, Sendable {
  public var name = ""
  public var email = ""
  public var topics: Set<Topic> = []

  public init() {}

  public enum Topic: String, CaseIterable, Sendable { case effects, navigation, testing }
}

/// Three pages on a stack. Each says that it is done, and here is decided what comes next.
public struct SignUp: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var data: SignUpData
    public var path = StackState<Page.State>()
    public var isDone = false

    public init(data: SignUpData = SignUpData()) {
      _data = Shared(value: data)
    }
  }

  public enum Action: Equatable, Sendable {
    case startTapped
    case path(StackActionOf<Page>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // snippet.steps
      case .startTapped:
        state.path.append(.basics(SignUpBasics.State(data: state.$data)))
      case .path(.element(_, .basics(.delegate(.done)))):
        state.path.append(.topics(SignUpTopics.State(topics: state.$data.topics)))
      case .path(.element(_, .topics(.delegate(.done)))):
        state.path.append(.summary(SignUpSummary.State(data: SharedReader(state.$data))))
      // snippet.end
      // The pages below the summary are still there, with what was filled in.
      case .path(.element(_, .summary(.delegate(.editBasics)))):
        state.pop(to: \.basics)
      case .path(.element(_, .summary(.delegate(.editTopics)))):
        state.pop(to: \.topics)
      case .path(.element(_, .summary(.delegate(.submitted)))):
        state.path.removeAll()
        state.isDone = true
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Page()
    }
  }

  public struct Page: Reducer, Sendable {
    public enum State: Equatable, Sendable {
      case basics(SignUpBasics.State)
      case topics(SignUpTopics.State)
      case summary(SignUpSummary.State)
    }

    public enum Action: Equatable, Sendable {
      case basics(SignUpBasics.Action)
      case topics(SignUpTopics.Action)
      case summary(SignUpSummary.Action)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.basics, action: \.basics) { SignUpBasics() }
        .ifCaseLet(\.topics, action: \.topics) { SignUpTopics() }
        .ifCaseLet(\.summary, action: \.summary) { SignUpSummary() }
    }
  }
}

extension SignUp.State {
  fileprivate mutating func pop(to page: PartialCaseKeyPath<SignUp.Page.State>) {
    if let id = path.ids.first(where: { path[id: $0]?.is(page) == true }) { path.pop(to: id) }
  }
}
