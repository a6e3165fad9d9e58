// The steps of a test as a list: the story of a feature, which reads from top to bottom, and parts of
// which can be given a name and used again.

extension TestStore {
  /// Takes the steps, one after the other. At the end no action may wait and no effect may run.
  ///
  ///     store.assert(
  ///       .send(.queryChanged("prime")) { $0.query = "prime" },
  ///       .do { scheduler.advance(by: .milliseconds(300)) },
  ///       .receive(.found(["2", "3"])) { $0.results = ["2", "3"] }
  ///     )
  ///
  /// A step fails at its own line.
  public func assert(_ steps: Step...) {
    assert(steps)
  }

  public func assert(_ steps: [Step]) {
    for step in steps { step.take(self) }
    reportLeftovers()
  }

  /// One step of a test.
  public struct Step {
    fileprivate let take: (TestStore) -> Void

    /// Sends an action: `TestStore.send(_:_:)`.
    public static func send(
      _ action: Action,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout State) -> Void)? = nil
    ) -> Step {
      Step {
        $0.send(
          action,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column,
          update
        )
      }
    }

    /// States an action that an effect has sent: `TestStore.receive(_:_:)`.
    public static func receive(
      _ expected: Action,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout State) -> Void)? = nil
    ) -> Step {
      Step {
        $0.receive(
          expected,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column,
          update
        )
      }
    }

    /// Does something that isn't the feature's: advances a scheduler, checks what was saved.
    public static func `do`(_ work: @escaping () -> Void) -> Step {
      Step { _ in work() }
    }

    /// Changes the environment for the actions that follow.
    public static func environment(_ update: @escaping (inout Environment) -> Void) -> Step {
      Step { update(&$0.environment) }
    }

    /// Several steps as one.
    public static func sequence(_ steps: Step...) -> Step {
      .sequence(steps)
    }

    public static func sequence(_ steps: [Step]) -> Step {
      Step { store in
        for step in steps { step.take(store) }
      }
    }
  }
}
