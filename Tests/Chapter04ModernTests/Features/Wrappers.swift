import Chapter04Modern

/// A reducer around any other: tells of each action before it runs.
struct Analytics<Base: Reducer>: Reducer {
  let base: Base
  let name: (Base.Action) -> String?

  @Dependency(\.track) var track

  init(_ base: Base, name: @escaping (Base.Action) -> String?) {
    self.base = base
    self.name = name
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> EffectOf<Base> {
    guard let event = name(action) else { return base.reduce(into: &state, action: action) }
    return .merge(
      .run { [track] _ in await track(event) },
      base.reduce(into: &state, action: action)
    )
  }
}

extension Reducer {
  /// This reducer with each of its actions counted.
  func counting(_ counted: @escaping (Action) -> Void) -> some Reducer<State, Action> {
    Reduce { state, action in
      counted(action)
      return self.reduce(into: &state, action: action)
    }
  }
}

/// A feature that is generic over another one.
struct Retry<Child: Reducer & SendableMetatype>: Reducer where Child.State: Equatable {
  struct State: Equatable {
    var child: Child.State
    var attempts = 0
  }

  enum Action: CasePathable {
    case child(Child.Action)
    case retryTapped

    struct AllCasePaths {
      var child: AnyCasePath<Action, Child.Action> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
      var retryTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .retryTapped },
          extract: { if case .retryTapped = $0 { () } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  let restart: Child.Action
  @ReducerBuilder<Child.State, Child.Action> let child: () -> Child

  init(
    restart: Child.Action,
    @ReducerBuilder<Child.State, Child.Action> child: @escaping () -> Child
  ) {
    self.restart = restart
    self.child = child
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) {
      child()
    }
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .retryTapped:
        state.attempts += 1
        return .send(.child(restart))
      }
    }
  }
}

private enum TrackKey: TestDependencyKey {
  static let testValue: @Sendable (String) async -> Void = unimplemented("track")
}

extension DependencyValues {
  var track: @Sendable (String) async -> Void {
    get { self[TrackKey.self] }
    set { self[TrackKey.self] = newValue }
  }
}
