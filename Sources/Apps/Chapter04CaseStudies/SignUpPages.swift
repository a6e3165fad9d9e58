// The pages of the form. Each gets as much of it as it needs: all of it, one field of it, or all of
// it to be read.

import Chapter04Modern

/// Name and email.
public struct SignUpBasics: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var data: SignUpData
    /// Where the cursor is.
    public var focus: Field? = .name

    public init(data: Shared<SignUpData>) {
      _data = data
    }

    /// Why the next page can't come yet, nil if it can.
    public var problem: String? {
      if data.name.allSatisfy(\.isWhitespace) { return "You have a name." }
      if !data.email.contains("@") { return "An email has an @ in it." }
      return nil
    }
  }

  public enum Field: Hashable, Sendable { case name, email }

  public enum Action: Equatable, Sendable {
    case nameChanged(String)
    case emailChanged(String)
    case focusChanged(Field?)
    case nextTapped
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case done }
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      state.$data.withLock { $0.name = name }
    case .emailChanged(let email):
      state.$data.withLock { $0.email = email }
    case .focusChanged(let focus):
      state.focus = focus
    case .nextTapped:
      if state.problem == nil { return .send(.delegate(.done)) }
    case .delegate:
      break
    }
    return .none
  }
}

/// One field of the form, and nothing of the rest.
public struct SignUpTopics: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var topics: Set<SignUpData.Topic>

    public init(topics: Shared<Set<SignUpData.Topic>>) {
      _topics = topics
    }
  }

  public enum Action: Equatable, Sendable {
    case topicTapped(SignUpData.Topic)
    case nextTapped
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case done }
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .topicTapped(let topic):
      state.$topics.withLock { topics in
        if topics.remove(topic) == nil { topics.insert(topic) }
      }
      return .none
    case .nextTapped:
      return .send(.delegate(.done))
    case .delegate:
      return .none
    }
  }
}

/// All of it, to be read.
public struct SignUpSummary: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @SharedReader public var data: SignUpData

    public init(data: SharedReader<SignUpData>) {
      _data = data
    }
  }

  public enum Action: Equatable, Sendable {
    case editBasicsTapped
    case editTopicsTapped
    case submitTapped
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case editBasics, editTopics, submitted }
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .editBasicsTapped: .send(.delegate(.editBasics))
    case .editTopicsTapped: .send(.delegate(.editTopics))
    case .submitTapped: .send(.delegate(.submitted))
    case .delegate: .none
    }
  }
}
