import Chapter04Modern

struct LoggedOut: Reducer {
  struct State: Equatable, Sendable {
    var name = ""
    var isBusy = false
  }

  enum Action: Equatable, Sendable, BindableAction, CasePathable {
    case binding(BindingAction<State>)
    case loginTapped
    case loggedIn(name: String)

    struct AllCasePaths: Sendable {
      var binding: AnyCasePath<Action, BindingAction<State>> {
        AnyCasePath(
          embed: { .binding($0) },
          extract: {
            guard case .binding(let v0) = $0 else { return nil }
            return v0
          }
        )
      }
      var loginTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .loginTapped },
          extract: { if case .loginTapped = $0 { () } else { nil } }
        )
      }
      var loggedIn: AnyCasePath<Action, String> {
        AnyCasePath(
          embed: { .loggedIn(name: $0) },
          extract: {
            guard case .loggedIn(let v0) = $0 else { return nil }
            return v0
          }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .binding, .loggedIn:
        return .none
      case .loginTapped:
        state.isBusy = true
        return .run { [name = state.name] send in await send(.loggedIn(name: name)) }
      }
    }
  }
}

struct LoggedIn: Reducer {
  struct State: Equatable, Sendable {
    var name: String
    var ticks = 0
  }

  enum Action: Equatable, Sendable {
    case task
    case tick
    case logoutTapped
  }

  @Dependency(\.ticks) var ticks

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .task:
      return .run { send in
        for await _ in self.ticks() { await send(.tick) }
      }
    case .tick:
      state.ticks += 1
      return .none
    case .logoutTapped:
      return .none
    }
  }
}

/// A state that is an enum: each case is a feature.
struct AppFeature: Reducer {
  enum State: Equatable, CasePathable {
    case loggedOut(LoggedOut.State)
    case loggedIn(LoggedIn.State)

    init() { self = .loggedOut(LoggedOut.State()) }

    struct AllCasePaths: Sendable {
      var loggedOut: AnyCasePath<State, LoggedOut.State> {
        AnyCasePath(
          embed: { .loggedOut($0) },
          extract: { if case .loggedOut(let state) = $0 { state } else { nil } }
        )
      }
      var loggedIn: AnyCasePath<State, LoggedIn.State> {
        AnyCasePath(
          embed: { .loggedIn($0) },
          extract: { if case .loggedIn(let state) = $0 { state } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: Equatable, CasePathable {
    case loggedOut(LoggedOut.Action)
    case loggedIn(LoggedIn.Action)

    struct AllCasePaths: Sendable {
      var loggedOut: AnyCasePath<Action, LoggedOut.Action> {
        AnyCasePath(
          embed: { .loggedOut($0) },
          extract: { if case .loggedOut(let action) = $0 { action } else { nil } }
        )
      }
      var loggedIn: AnyCasePath<Action, LoggedIn.Action> {
        AnyCasePath(
          embed: { .loggedIn($0) },
          extract: { if case .loggedIn(let action) = $0 { action } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loggedOut(.loggedIn(let name)):
        state = .loggedIn(LoggedIn.State(name: name))
        return .none
      case .loggedIn(.logoutTapped):
        state = .loggedOut(LoggedOut.State())
        return .none
      case .loggedOut, .loggedIn:
        return .none
      }
    }
    .ifCaseLet(\.loggedOut, action: \.loggedOut) {
      LoggedOut()
    }
    .ifCaseLet(\.loggedIn, action: \.loggedIn) {
      LoggedIn()
    }
  }
}

private enum TicksKey: TestDependencyKey {
  static let testValue: @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
}

extension DependencyValues {
  var ticks: @Sendable () -> AsyncStream<Void> {
    get { self[TicksKey.self] }
    set { self[TicksKey.self] = newValue }
  }
}
