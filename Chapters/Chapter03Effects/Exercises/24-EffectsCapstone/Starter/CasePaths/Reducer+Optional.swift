// A sheet has state only while it is open. An action for it can come too late: an effect answers
// after it was closed. Left alone, the answer would crash on `state!`, or be lost without a trace.

import Diagnostics

extension Reducer {
  /// Turns a reducer into one for optional state.
  ///
  ///     Reducer.combine(
  ///       sheetReducer.optional().pullback(state: \.sheet, action: …, environment: …),
  ///       Reducer { state, action, _ in … state.sheet = nil … }
  ///     )
  ///
  /// An action for absent state is reported, with the place where `optional()` was called, and is
  /// otherwise ignored; the reducers combined with this one still run.
  ///
  /// Combine it before the parent. The other way round, a parent that sets the state to nil takes
  /// it from the child before the child has seen the action.
  public func optional(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    .empty  // Your code here.
  }
}
