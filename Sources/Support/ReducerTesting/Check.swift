// Laws, tried on scripts or on inputs.

/// Sends all scripts up to a length to a subject, and looks for a step that breaks one of `laws`.
///
/// The actions depend on the subject's own state. The rest, the parameters too, is as in `compare`.
public func check<State, Action, Effect>(
  _ subject: Subject<State, Action, Effect>,
  laws: [Law<Step<State, Action, Effect>>],
  actions: Actions<State, Action>,
  after starts: [[Action]] = [[]],
  upTo length: Int = 4
) -> Report {
  search(actions, after: starts, upTo: length) {
    let instance = subject.start()
    let life = Life<State, Action>(state: instance.state) { action in
      let before = instance.state()
      let effects = instance.send(action)
      return laws.firstBroken(
        by: Step(before: before, action: action, after: instance.state(), effects: effects)
      )
    }
    return (life, nil)
  } trace: {
    Trace(of: subject, script: $0)
  }
}

/// Tries `laws` on each of `inputs`, the simplest first: for functions that are not driven by
/// actions.
///
/// ```swift
/// let report = check(
///   inputs: [[], [1], [1, 2], [2, 1, 2]],
///   laws: [
///     Law(
///       "reversing twice is doing nothing",
///       expected: { $0 },
///       actual: { $0.reversed().reversed() }
///     )
///   ]
/// )
/// ```
public func check<Input>(inputs: [Input], laws: [Law<Input>]) -> Report {
  var report = Report(kind: .inputs)
  for input in inputs {
    report.count += 1
    guard let finding = laws.firstBroken(by: input) else { continue }
    let repeats = laws.firstBroken(by: input) != nil
    report.failure = Failure(finding, trace: Trace(input: input), repeats: repeats)
    return report
  }
  if inputs.isEmpty { report.failure = .nothingTried }
  return report
}

/// What the lens laws are tried on: a whole, and two values for its part.
public struct LensInput<Whole, Part> {
  /// The value that has the part.
  public let whole: Whole
  /// A value for the part.
  public let first: Part
  /// Another one, set after the first.
  public let second: Part
}

/// The laws of a lens, for a property or a pair of functions: set-get, get-set and set-set, for
/// each of `wholes` with any two of `parts`.
///
/// ```swift
/// let report = checkLens(
///   get: \AppState.counterView,
///   set: { $0.counterView = $1 },
///   wholes: [AppState(), AppState(count: 5, favorites: [2])],
///   parts: [CounterView(count: 0), CounterView(count: -3)]
/// )
/// ```
///
/// Source: Foster, Greenwald, Moore, Pierce and Schmitt, "Combinators for Bidirectional Tree
/// Transformations", 2007.
public func checkLens<Whole: Equatable, Part: Equatable>(
  get: @escaping (Whole) -> Part,
  set: @escaping (inout Whole, Part) -> Void,
  wholes: [Whole],
  parts: [Part]
) -> Report {
  func setting(_ whole: Whole, to parts: Part...) -> Whole {
    var whole = whole
    for part in parts { set(&whole, part) }
    return whole
  }
  return check(
    inputs: wholes.flatMap { whole in
      parts.flatMap { first in
        parts.map { LensInput(whole: whole, first: first, second: $0) }
      }
    },
    laws: [
      Law(
        "set-get: what was set is what you get",
        expected: { $0.first },
        actual: { get(setting($0.whole, to: $0.first)) }
      ),
      Law(
        "get-set: setting what is there changes nothing",
        expected: { $0.whole },
        actual: { setting($0.whole, to: get($0.whole)) }
      ),
      Law(
        "set-set: only the last of two sets counts",
        expected: { setting($0.whole, to: $0.second) },
        actual: { setting($0.whole, to: $0.first, $0.second) }
      ),
    ]
  )
}

extension Array {
  fileprivate func firstBroken<Input>(by input: Input) -> Finding? where Element == Law<Input> {
    for law in self {
      guard let (expected, actual) = law.broken(input) else { continue }
      let mismatches = Mismatch.list(expected: expected, actual: actual, of: "value")
      return Finding(law: law.name, mismatches: mismatches)
    }
    return nil
  }
}
