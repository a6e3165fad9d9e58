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
    let callSite = CallSite(fileID, filePath, line, column)
    return Reducer<State?, Action, Environment> { state, action, environment in
      guard state != nil else {
        callSite.report(
          """
          \(describe(action)) came for state that is nil, and was ignored. Likely causes:
          - A parent set the state to nil before this reducer ran. Combine it before its parent.
          - An effect answered after the state was gone. Cancel it when the state goes.
          - A screen sent it while there was nothing to show.
          """
        )
        return .none
      }
      return run(&state!, action, environment)
    }
  }
}
