// The question most exercises ask: does the learner's version do what the right one does, no matter
// what is sent to it? And its variants, in which the second version is made from the first.

/// Sends the same random scripts to two subjects, and looks for one after which they differ: at the
/// start, or after any action, in their state or in the effects of that action.
///
/// ```swift
/// let report = compare(
///   subject: Subject(from: AppState(), reducer: mine),
///   reference: Subject(from: AppState(), reducer: theirs),
///   actions: actions
/// )
/// #expect(report.failure == nil, "\(report)")
/// ```
///
/// - Parameters:
///   - law: The name of the law that makes the two equal, if it has one; a failing report opens
///     with it.
///   - actions: The generator; the state it sees is the reference's.
///   - scripts: How many scripts; the n-th is drawn from `seed + n`, counted from 0.
///   - length: The number of actions in a script.
/// - Returns: A report, which also fails if no action was ever drawn.
/// - Complexity: O(scripts · length) actions, each compared by `==`. Reflection and shrinking only
///   if there is a difference.
public func compare<State, Action, Effect>(
  subject: Subject<State, Action, Effect>,
  reference: Subject<State, Action, Effect>,
  law: String? = nil,
  actions: Generator<State, Action>,
  scripts: Int = 1_000,
  length: Int = 20,
  seed: UInt64 = defaultSeed()
) -> Report {
  Search(generator: actions, kind: .scripts, count: scripts, length: length, seed: seed) {
    Trial(comparing: [(law, subject, reference)])
  }.run()
}

/// Compares two reducers without effects, both from `initial`.
public func compare<State: Equatable, Action>(
  subject: @escaping (inout State, Action) -> Void,
  reference: @escaping (inout State, Action) -> Void,
  from initial: State,
  law: String? = nil,
  actions: Generator<State, Action>,
  scripts: Int = 1_000,
  length: Int = 20,
  seed: UInt64 = defaultSeed()
) -> Report {
  compare(
    subject: Subject(from: initial, reducer: subject),
    reference: Subject(from: initial, reducer: reference),
    law: law,
    actions: actions,
    scripts: scripts,
    length: length,
    seed: seed
  )
}

/// Same inputs, same outputs: two fresh instances that are sent the same actions show the same.
///
/// It finds what a subject reads besides its inputs where that differs between two calls: a random
/// number, a new identifier, a global that counts, a clock that is fine enough.
public func checkRepeatable<State, Action, Effect>(
  _ subject: Subject<State, Action, Effect>,
  actions: Generator<State, Action>,
  scripts: Int = 1_000,
  length: Int = 20,
  seed: UInt64 = defaultSeed()
) -> Report {
  compare(
    subject: subject,
    reference: subject,
    law: "the same inputs give the same outputs",
    actions: actions,
    scripts: scripts,
    length: length,
    seed: seed
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
  actions: Generator<State, Action>,
  scripts: Int = 1_000,
  length: Int = 20,
  seed: UInt64 = defaultSeed()
) -> Report {
  let (first, second, third) = reducers
  let pairs: [Trial<State, Action>.Pair<Effect>] = [
    (
      "doing nothing, then a reducer, is the reducer",
      subject(combine(identity, first)),
      subject(first)
    ),
    (
      "a reducer, then doing nothing, is the reducer",
      subject(combine(first, identity)),
      subject(first)
    ),
    (
      "composition is associative: (a, b), c does what a, (b, c) does",
      subject(combine(combine(first, second), third)),
      subject(combine(first, combine(second, third)))
    ),
  ]
  return Search(generator: actions, kind: .scripts, count: scripts, length: length, seed: seed) {
    Trial(comparing: pairs)
  }.run()
}
