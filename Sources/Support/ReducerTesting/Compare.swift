// The question most exercises ask: does the learner's version do what the right one does, no matter
// what is sent to it? And its variants, in which the second version is made from the first.

/// Sends the same scripts to two subjects, all that there are up to a length, and looks for one
/// after which they differ: at the start, or after any action, in their state or in the effects of
/// that action.
///
/// ```swift
/// let report = compare(
///   subject: Subject(from: AppState(), reducer: mine),
///   reference: Subject(from: AppState(), reducer: theirs),
///   actions: [.increment, .decrement, .save]
/// )
/// #expect(report.failure == nil, "\(report)")
/// ```
///
/// - Parameters:
///   - law: The name of the law that makes the two equal, if it has one; a failing report opens
///     with it.
///   - actions: The actions to try; the state that they depend on is the reference's.
///   - starts: Scripts that lead to a state from which it is worth trying others, such as an open
///     sheet. The empty one is the start itself.
///   - length: How many actions the longest script has, besides its start's.
/// - Returns: A report, which also fails if there was no action to try.
/// - Complexity: O(length · kⁿ) actions for k actions and n the length, each compared by `==`.
///   Reflection only if there is a difference.
public func compare<State, Action, Effect>(
  subject: Subject<State, Action, Effect>,
  reference: Subject<State, Action, Effect>,
  law: String? = nil,
  actions: Actions<State, Action>,
  after starts: [[Action]] = [[]],
  upTo length: Int = 4
) -> Report {
  search(actions, after: starts, upTo: length) {
    let (mine, right) = (subject.start(), reference.start())
    func difference(expected: [Effect], actual: [Effect]) -> Finding? {
      let (expectedState, actualState) = (right.state(), mine.state())
      var mismatches: [Mismatch] = []
      if expectedState != actualState {
        mismatches = Mismatch.list(expected: expectedState, actual: actualState, of: "state")
      }
      if expected != actual {
        mismatches.append(Mismatch(path: "effects", expected: expected, actual: actual))
      }
      return mismatches.isEmpty ? nil : Finding(law: law, mismatches: mismatches)
    }
    let life = Life<State, Action>(state: right.state) { action in
      let expected = right.send(action)
      return difference(expected: expected, actual: mine.send(action))
    }
    return (life, difference(expected: [], actual: []))
  } trace: {
    Trace(of: subject, script: $0)
  }
}

/// Compares two reducers without effects, both from `initial`.
public func compare<State: Equatable, Action>(
  subject: @escaping (inout State, Action) -> Void,
  reference: @escaping (inout State, Action) -> Void,
  from initial: State,
  law: String? = nil,
  actions: Actions<State, Action>,
  after starts: [[Action]] = [[]],
  upTo length: Int = 4
) -> Report {
  compare(
    subject: Subject(from: initial, reducer: subject),
    reference: Subject(from: initial, reducer: reference),
    law: law,
    actions: actions,
    after: starts,
    upTo: length
  )
}

/// The laws of composition: it is associative, and `identity` is neutral on both sides.
///
/// A `combine` that runs right to left keeps these laws as well, and so does one that runs both on
/// copies and adds up what they changed. To find those, compare it with a reference.
///
/// - Parameters:
///   - reducers: Three whose order makes a difference, such as add, multiply and append.
///   - identity: The reducer that does nothing.
///   - subject: How a reducer is run, such as `{ Subject(from: 0, reducer: $0) }`.
public func checkComposition<Reducer, State, Action, Effect>(
  of reducers: (Reducer, Reducer, Reducer),
  combine: (Reducer, Reducer) -> Reducer,
  identity: Reducer,
  subject: (Reducer) -> Subject<State, Action, Effect>,
  actions: Actions<State, Action>,
  upTo length: Int = 4
) -> Report {
  let (first, second, third) = reducers
  let pairs: [(law: String, Reducer, Reducer)] = [
    (
      "doing nothing, then a reducer, is the reducer",
      combine(identity, first),
      first
    ),
    (
      "a reducer, then doing nothing, is the reducer",
      combine(first, identity),
      first
    ),
    (
      "composition is associative: (a, b), c does what a, (b, c) does",
      combine(combine(first, second), third),
      combine(first, combine(second, third))
    ),
  ]
  return Report.firstFailing(of: pairs) { law, left, right in
    compare(
      subject: subject(left),
      reference: subject(right),
      law: law,
      actions: actions,
      upTo: length
    )
  }
}
