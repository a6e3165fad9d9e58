// What effects send, stated by the test. Only here are actions compared, so only here must they be
// comparable.

import Diagnostics

extension TestStore where Action: Equatable {
  /// States the action that an effect has sent, the one that has waited longest.
  ///
  /// - Parameter update: Changes the state from before into the state expected after this action.
  ///   Without it, nothing should change.
  public func receive(
    _ expected: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) {
    try? receive(expected, at: CallSite(fileID, filePath, line, column), update)
  }

  func receive(
    _ expected: Action,
    at callSite: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) throws(ReportedError) {
    try receive(
      describe(expected),
      at: callSite,
      where: { $0 == expected },
      differences: { differences(expected, $0) },
      update
    )
  }
}

extension TestStore {
  /// States an action that an effect has sent, where actions can't be compared, or only a part of
  /// it matters.
  ///
  ///     store.receive(matching: { AppAction.loadedPath.extract(from: $0) != nil }) { … }
  ///
  /// - Parameters:
  ///   - isExpected: Whether the action that has waited longest is the one that this step expects.
  ///   - update: Changes the state from before into the state expected after this action. Without
  ///     it, nothing should change.
  public func receive(
    matching isExpected: (Action) -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) {
    try? receive(matching: isExpected, at: CallSite(fileID, filePath, line, column), update)
  }

  func receive(
    matching isExpected: (Action) -> Bool,
    at callSite: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) throws(ReportedError) {
    try receive(
      "an action that matches",
      at: callSite,
      where: isExpected,
      differences: { _ in "" },
      update
    )
  }
}
