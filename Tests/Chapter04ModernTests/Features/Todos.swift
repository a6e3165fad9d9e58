import Chapter04Modern
import Foundation

/// A row: a feature of its own, which tells its parent by a delegate action.
struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }

  enum Action: Equatable, Sendable, BindableAction, CasePathable {
    case binding(BindingAction<State>)
    case removeTapped
    case delegate(Delegate)

    enum Delegate: Equatable, Sendable, CasePathable {
      case remove

      struct AllCasePaths: Sendable {
        var remove: AnyCasePath<Delegate, Void> {
          AnyCasePath(embed: { .remove }, extract: { if case .remove = $0 { () } else { nil } })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    struct AllCasePaths: Sendable {
      var binding: AnyCasePath<Action, BindingAction<State>> {
        AnyCasePath(
          embed: { .binding($0) },
          extract: { if case .binding(let action) = $0 { action } else { nil } }
        )
      }
      var removeTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .removeTapped },
          extract: { if case .removeTapped = $0 { () } else { nil } }
        )
      }
      var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(
          embed: { .delegate($0) },
          extract: { if case .delegate(let action) = $0 { action } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.title):
        state.title = String(state.title.prefix(5))
        return .none
      case .binding, .delegate:
        return .none
      case .removeTapped:
        return .send(.delegate(.remove))
      }
    }
  }
}

/// A list whose rows are features.
struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var isSorted = false
  }

  enum Action: Equatable, CasePathable {
    case addTapped
    case sortDone
    case todos(IdentifiedActionOf<Todo>)

    struct AllCasePaths: Sendable {
      var addTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .addTapped }, extract: { if case .addTapped = $0 { () } else { nil } })
      }
      var sortDone: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .sortDone }, extract: { if case .sortDone = $0 { () } else { nil } })
      }
      var todos: AnyCasePath<Action, IdentifiedActionOf<Todo>> {
        AnyCasePath(
          embed: { .todos($0) },
          extract: { if case .todos(let action) = $0 { action } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CancelID { case sort }

  @Dependency(\.uuid) var uuid
  @Dependency(\.settle) var settle

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
        return .none

      case .sortDone:
        state.todos.sort { !$0.isDone && $1.isDone }
        state.isSorted = true
        return .none

      case .todos(.element(id: let id, action: .delegate(.remove))):
        state.todos.remove(id: id)
        return .none

      case .todos(.element(id: _, action: .binding(\.isDone))):
        state.isSorted = false
        return .run { [settle] send in
          try await settle()
          await send(.sortDone)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}

private enum SettleKey: DependencyKey {
  static let liveValue: @Sendable () async throws -> Void = {}
  static let testValue: @Sendable () async throws -> Void = unimplemented("settle")
}

extension DependencyValues {
  var settle: @Sendable () async throws -> Void {
    get { self[SettleKey.self] }
    set { self[SettleKey.self] = newValue }
  }
}
