// A list of rows, each with its own state and effects. By its index, a row is found only until the
// list is sorted or one above it is removed: a late answer then lands on another row.

import Diagnostics

extension Reducer {
  /// Turns a row's reducer into one for a list of them. The actions say which row, by its identity.
  ///
  ///     todoReducer.forEach(
  ///       state: \AppState.todos,
  ///       action: AppAction.todoPath,  // CasePath<AppAction, (Todo.ID, TodoAction)>
  ///       environment: { _ in TodoEnvironment() }
  ///     )
  ///
  /// What a row's effects send goes to the row with that identity, wherever it is by then.
  ///
  /// An action for a row that isn't there is reported, with the place where `forEach` was called,
  /// and is otherwise ignored; the reducers combined with this one still run. Combine it before the
  /// parent that removes rows.
  ///
  /// - Complexity: O(n) in the number of rows, to find the row. Of two with one identity, the
  ///   first.
  ///
  /// - Parameter id: Where a row has its identity.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable & Sendable>(
    state toStates: WritableKeyPath<GlobalState, [State]> & Sendable,
    id toID: KeyPath<State, ID> & Sendable,
    action toIdentifiedAction: CasePath<GlobalAction, (ID, Action)>,
    environment toLocalEnvironment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .empty  // Your code here.
  }

  /// Turns a row's reducer into one for a list of rows that are `Identifiable`.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment>(
    state toStates: WritableKeyPath<GlobalState, [State]> & Sendable,
    action toIdentifiedAction: CasePath<GlobalAction, (State.ID, Action)>,
    environment toLocalEnvironment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment>
  where State: Identifiable, State.ID: Sendable {
    forEach(
      state: toStates,
      id: \.id,
      action: toIdentifiedAction,
      environment: toLocalEnvironment,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
