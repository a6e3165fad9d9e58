// Laws, tried on random scripts or on random inputs.

/// Sends random scripts to a subject, and looks for a step that breaks one of `laws`.
///
/// The generator sees the subject's own state. The rest, the parameters too, is as in `compare`.
public func check<State, Action, Effect>(
  _ subject: Subject<State, Action, Effect>,
  laws: [Law<Step<State, Action, Effect>>],
  actions: Generator<State, Action>,
  scripts: Int = 1_000,
  length: Int = 20,
  seed: UInt64 = defaultSeed()
) -> Report {
  Search(generator: actions, kind: .scripts, count: scripts, length: length, seed: seed) {
    Trial(of: subject, laws: laws)
  }.run()
}

/// Tries `laws` on random inputs: for functions that are not driven by actions.
///
/// ```swift
/// let report = check(
///   inputs: { draw in draw.array(upTo: 5) { $0.int(in: 0...9) } },
///   laws: [
///     Law(
///       "reversing twice is doing nothing",
///       expected: { $0 },
///       actual: { $0.reversed().reversed() }
///     )
///   ]
/// )
/// ```
public func check<Input>(
  inputs: @escaping (inout Draw) -> Input,
  laws: [Law<Input>],
  count: Int = 1_000,
  seed: UInt64 = defaultSeed()
) -> Report {
  let generator = Generator<Void, Input> { _, draw in inputs(&draw) }
  return Search(generator: generator, kind: .inputs, count: count, length: 1, seed: seed) {
    Trial(laws: laws)
  }.run()
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

/// The laws of a lens, for a property or a pair of functions: set-get, get-set and set-set.
///
/// ```swift
/// let report = checkLens(
///   get: \AppState.counterView,
///   set: { $0.counterView = $1 },
///   whole: { draw in AppState(count: draw.int(in: -5...5), favorites: [2]) },
///   part: { draw in CounterView(count: draw.int(in: -5...5)) }
/// )
/// ```
///
/// Source: Foster, Greenwald, Moore, Pierce and Schmitt, "Combinators for Bidirectional Tree
/// Transformations", 2007.
public func checkLens<Whole: Equatable, Part: Equatable>(
  get: @escaping (Whole) -> Part,
  set: @escaping (inout Whole, Part) -> Void,
  whole: @escaping (inout Draw) -> Whole,
  part: @escaping (inout Draw) -> Part,
  count: Int = 1_000,
  seed: UInt64 = defaultSeed()
) -> Report {
  func setting(_ whole: Whole, to parts: Part...) -> Whole {
    var whole = whole
    for part in parts { set(&whole, part) }
    return whole
  }
  return check(
    inputs: { draw in LensInput(whole: whole(&draw), first: part(&draw), second: part(&draw)) },
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
    ],
    count: count,
    seed: seed
  )
}
