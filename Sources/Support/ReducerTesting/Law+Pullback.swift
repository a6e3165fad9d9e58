// The laws of a feature inside an app. The naive pullback copies the part out, runs the feature,
// and forgets to write it back; or runs the feature on a default for another feature's action.

extension Law {
  /// Another feature's action leaves this feature's part of the state untouched.
  ///
  /// `isOther` says which actions are another feature's.
  public static func untouched<State, Action, Effect, Part: Equatable>(
    _ part: @escaping (State) -> Part,
    by isOther: @escaping (Action) -> Bool,
    _ name: String = "the other feature's state is untouched"
  ) -> Law where Input == Step<State, Action, Effect> {
    Law(
      name,
      when: { isOther($0.action) },
      expected: { part($0.before) },
      actual: { part($0.after) }
    )
  }

  /// What it means for a reducer to be `feature` pulled back to an app's state: each step is the
  /// feature's own step on its part, and the rest stays as it was; without an action for the
  /// feature, nothing changes.
  ///
  /// Two other laws compare two subjects, so they are for `compare`, which takes the law's name:
  /// pulling back along `\.self` changes nothing, and two pullbacks in a row equal one along the
  /// joined path.
  public static func pullback<State: Equatable, Action, Effect, Part: Equatable, PartAction>(
    of feature: @escaping (inout Part, PartAction) -> Void,
    state: WritableKeyPath<State, Part>,
    action: @escaping (Action) -> PartAction?
  ) -> [Law] where Input == Step<State, Action, Effect> {
    [
      Law(
        "an action of another feature changes nothing",
        when: { action($0.action) == nil },
        expected: { $0.before },
        actual: { $0.after }
      ),
      Law(
        "the feature's part becomes what the feature makes of it alone",
        expected: { step in
          var part = step.before[keyPath: state]
          if let action = action(step.action) { feature(&part, action) }
          return part
        },
        actual: { $0.after[keyPath: state] }
      ),
      Law(
        "the feature's action leaves the rest of the state untouched",
        expected: { step in
          var expected = step.before
          expected[keyPath: state] = step.after[keyPath: state]
          return expected
        },
        actual: { $0.after }
      ),
    ]
  }
}
