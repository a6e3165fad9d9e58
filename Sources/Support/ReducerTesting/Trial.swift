// The run of one script. Two closures hide the kind of test, so that the search and the shrinking
// are the same for two subjects that are compared and for one that must keep laws.

/// What a run has found. The closures do the slow part, reflection, and are called only for the
/// shortest script.
struct Finding {
  let law: String?
  let mismatches: () -> [Mismatch]
  let trace: () -> Trace
}

/// Fresh instances, waiting for the actions of one script.
struct Trial<State, Action> {
  /// The state that the generator sees.
  let state: () -> State
  /// What is wrong before any action.
  let begin: () -> Finding?
  /// Sends an action, and says what is wrong after it.
  let send: (Action) -> Finding?
}

extension Trial where State: Equatable {
  typealias Pair<Effect: Equatable> = (
    law: String?,
    subject: Subject<State, Action, Effect>,
    reference: Subject<State, Action, Effect>
  )

  /// Pairs of subjects that must not differ. The generator sees the first one's reference.
  init<Effect>(comparing pairs: [Pair<Effect>]) {
    let subjects = pairs.map { $0.subject.start() }
    let references = pairs.map { $0.reference.start() }
    var recordings = subjects.map { Recording<State, Action, Effect>(start: $0.state()) }

    func finding(_ index: Int, expected: [Effect], actual: [Effect]) -> Finding? {
      let (expectedState, actualState) = (references[index].state(), subjects[index].state())
      if expectedState == actualState && expected == actual { return nil }
      let recording = recordings[index]
      return Finding(
        law: pairs[index].law,
        mismatches: {
          let states = Mismatch.list(expected: expectedState, actual: actualState, of: "state")
          if expected == actual { return states }
          let effects = Mismatch(path: "effects", expected: expected, actual: actual)
          return (expectedState == actualState ? [] : states) + [effects]
        },
        trace: { Trace(recording) }
      )
    }

    self.state = references[0].state
    self.begin = {
      for index in pairs.indices {
        if let finding = finding(index, expected: [], actual: []) { return finding }
      }
      return nil
    }
    self.send = { action in
      for index in pairs.indices {
        let expected = references[index].send(action)
        let actual = subjects[index].send(action)
        recordings[index].append(action, state: subjects[index].state(), effects: actual)
        if let finding = finding(index, expected: expected, actual: actual) { return finding }
      }
      return nil
    }
  }

  /// A subject that must keep `laws` at every step.
  init<Effect>(of subject: Subject<State, Action, Effect>, laws: [Law<Step<State, Action, Effect>>])
  {
    let instance = subject.start()
    var recording = Recording<State, Action, Effect>(start: instance.state())
    self.state = instance.state
    self.begin = { nil }
    self.send = { action in
      let before = instance.state()
      let effects = instance.send(action)
      let step = Step(before: before, action: action, after: instance.state(), effects: effects)
      recording.append(action, state: step.after, effects: effects)
      let recorded = recording
      return laws.firstBroken(by: step) { Trace(recorded) }
    }
  }
}

extension Trial where State == Void {
  /// Laws about each action by itself, which is then an input and not really an action.
  init(laws: [Law<Action>]) {
    self.state = {}
    self.begin = { nil }
    self.send = { input in laws.firstBroken(by: input) { Trace(inputs: [input]) } }
  }
}

extension Array {
  fileprivate func firstBroken<Input>(by input: Input, trace: @escaping () -> Trace) -> Finding?
  where Element == Law<Input> {
    for law in self {
      guard let (expected, actual) = law.broken(input) else { continue }
      let mismatches = { Mismatch.list(expected: expected, actual: actual, of: "value") }
      return Finding(law: law.name, mismatches: mismatches, trace: trace)
    }
    return nil
  }
}
