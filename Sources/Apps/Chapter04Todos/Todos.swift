// The list that every library is shown with, and what goes wrong in it: a row that moves away under
// the finger that has just checked it, an undo that was written once for each action, a title that
// is lost with the screen that was editing it, a file that could not be written and nobody said so.

import Chapter04Modern
import Foundation

/// A list of things to do, in a file. Rows are edited in place, and completed ones move to the end
/// a second after the last one was checked.
public struct Todos: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @Shared public var todos: IdentifiedArrayOf<Todo>
    public var filter = Filter.all
    /// The row that is marked.
    public var selection: Todo.ID?
    /// The row whose title is being typed.
    public var editing: Todo.ID?
    /// The list as it was before each change, the last one at the end.
    public var past: [IdentifiedArrayOf<Todo>] = []

    /// A list, by default the one in the user's file.
    public init(todos: Shared<IdentifiedArrayOf<Todo>> = Shared(.todos)) {
      _todos = todos
    }
  }

  public enum Filter: CaseIterable, Sendable {
    case all, active, completed
  }

  public enum Action: Equatable, Sendable {
    case addTapped
    case clearCompletedTapped
    case deleteTapped(Todo.ID)
    case doneTapped(Todo.ID)
    case editTapped(Todo.ID)
    case editingCancelled
    case editingEnded
    case filterSelected(Filter)
    case selected(Todo.ID)
    case sortCompleted
    case titleChanged(String)
    case undoTapped
  }

  private enum CancelID { case sort }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        let todo = Todo(id: uuid())
        state.change { $0.insert(todo, at: 0) }
        // Otherwise the new row, which isn't done, may not be seen.
        if state.filter == .completed { state.filter = .all }
        state.selection = todo.id
        state.editing = todo.id
        return .none

      case .clearCompletedTapped:
        state.change { $0.removeAll(where: \.isDone) }
        return .none

      case .deleteTapped(let id):
        state.change { $0.remove(id: id) }
        return .none

      case .doneTapped(let id):
        state.change { $0[id: id]?.isDone.toggle() }
        // A row that moved at once would take another one's place under the finger.
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sortCompleted)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)

      case .editTapped(let id):
        guard state.todos[id: id] != nil else { return .none }
        state.change { _ in }
        state.selection = id
        state.editing = id
        return .none

      case .editingCancelled:
        guard state.editing != nil else { return .none }
        state.editing = nil
        state.undo()
        return .none

      case .editingEnded:
        guard let id = state.editing else { return .none }
        state.editing = nil
        state.$todos.withLock { todos in
          if todos[id: id]?.title.allSatisfy(\.isWhitespace) == true { todos.remove(id: id) }
        }
        // A change that changed nothing needs no undoing.
        if state.past.last == state.todos { state.past.removeLast() }
        return .none

      case .filterSelected(let filter):
        state.filter = filter
        return .none

      case .selected(let id):
        state.selection = id
        return .none

      case .sortCompleted:
        state.$todos.withLock { todos in
          let (active, completed) = (todos.filter { !$0.isDone }, todos.filter(\.isDone))
          todos = IdentifiedArray(uniqueElements: Array(active) + Array(completed))
        }
        return .none

      case .titleChanged(let title):
        guard let id = state.editing else { return .none }
        state.$todos.withLock { $0[id: id]?.title = title }
        return .none

      case .undoTapped:
        state.undo()
        return .cancel(id: CancelID.sort)
      }
    }
  }
}

extension Todos.State {
  /// The rows that the filter lets through.
  public var visible: IdentifiedArrayOf<Todo> {
    switch filter {
    case .all: todos
    case .active: todos.filter { !$0.isDone }
    case .completed: todos.filter(\.isDone)
    }
  }

  /// Why the list couldn't be read or written, for the user.
  public var problem: String? {
    if $todos.saveError != nil {
      return "The todos could not be saved. They are still here, and the next change tries again."
    }
    // After the first change it is a file like any other again.
    if $todos.loadError != nil, past.isEmpty {
      return """
        The file of the todos could not be read. It keeps its contents under another name when you \
        change something.
        """
    }
    return nil
  }

  /// Changes the list, and keeps what it was. One place for all changes: an undo that each action
  /// had to provide for would be forgotten in one.
  fileprivate mutating func change(_ body: (inout IdentifiedArrayOf<Todo>) -> Void) {
    past.append(todos)
    if past.count > 100 { past.removeFirst() }
    $todos.withLock(body)
  }

  fileprivate mutating func undo() {
    guard let last = past.popLast() else { return }
    $todos.withLock { $0 = last }
  }
}

extension Todos.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sortCompleted: AnyCasePath<Todos.Action, Void> {
      AnyCasePath(embed: { .sortCompleted }, extract: { $0 == .sortCompleted ? () : nil })
    }
  }
}
