// The steps of a test as a list: the story of a feature, which reads from top to bottom, and parts
// of which can be given a name and used again.

import Diagnostics

extension TestStore {
  /// Takes the steps, one after the other. At the end no action may wait and no effect may run.
  ///
  ///     store.assert(
  ///       .send(.queryChanged("prime")) { $0.query = "prime" },
  ///       .do { scheduler.advance(by: .milliseconds(300)) },
  ///       .receive(.found(["2", "3"])) { $0.results = ["2", "3"] }
  ///     )
  ///
  /// A step fails at its own line. When a step's closure throws, the steps after it aren't taken.
  public func assert(_ steps: Step...) {
    assert(steps)
  }

  /// Takes the steps, one after the other. At the end no action may wait and no effect may run.
  public func assert(_ steps: [Step]) {
    do {
      for step in steps { try step.take(self) }
      reportLeftovers()
    } catch {
      takeLeftovers()  // They follow from the error, which has been reported.
    }
  }

  /// One step of a test.
  public struct Step {
    fileprivate let take: (TestStore) throws -> Void

    /// Sends an action: `TestStore.send(_:_:)`.
    public static func send(
      _ action: Action,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout State) throws -> Void)? = nil
    ) -> Step {
      let callSite = CallSite(fileID, filePath, line, column)
      return Step { try $0.send(action, at: callSite, update) }
    }

    /// States an action that an effect has sent: `TestStore.receive(_:_:)`.
    public static func receive(
      _ expected: Action,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout State) throws -> Void)? = nil
    ) -> Step where Action: Equatable {
      let callSite = CallSite(fileID, filePath, line, column)
      return Step { try $0.receive(expected, at: callSite, update) }
    }

    /// States an action that an effect has sent: `TestStore.receive(matching:_:)`.
    public static func receive(
      matching isExpected: @escaping (Action) -> Bool,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout State) throws -> Void)? = nil
    ) -> Step {
      let callSite = CallSite(fileID, filePath, line, column)
      return Step { try $0.receive(matching: isExpected, at: callSite, update) }
    }

    /// Does something that isn't the feature's: advances a scheduler, checks what was saved.
    public static func `do`(
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ work: @escaping () throws -> Void
    ) -> Step {
      let callSite = CallSite(fileID, filePath, line, column)
      return Step { _ in
        do { try work() } catch { throw ReportedError(error, at: callSite) }
      }
    }

    /// Changes the environment for the actions that follow.
    public static func environment(
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: @escaping (inout Environment) throws -> Void
    ) -> Step {
      let callSite = CallSite(fileID, filePath, line, column)
      return Step { store in
        do { try update(&store.environment) } catch { throw ReportedError(error, at: callSite) }
      }
    }

    /// Several steps as one.
    public static func sequence(_ steps: Step...) -> Step {
      .sequence(steps)
    }

    /// Several steps as one.
    public static func sequence(_ steps: [Step]) -> Step {
      Step { store in
        for step in steps { try step.take(store) }
      }
    }
  }
}
