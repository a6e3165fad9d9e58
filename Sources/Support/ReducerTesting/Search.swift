// The walk through all scripts. An action may depend on the state that the script has led to, so
// how many actions there are to choose from is known only while a script runs.

/// One life of what is tried, from its start through one script.
struct Life<State, Action> {
  /// What the choice of the next action sees.
  let state: () -> State
  /// Sends an action, and returns what is wrong after it.
  let send: (Action) -> Finding?
}

/// What a script has found.
struct Finding {
  var law: String?
  let mismatches: [Mismatch]
}

/// A script by the places of its actions in their lists, and how long each list was.
private struct Path {
  var places: [Int]
  var widths: [Int] = []

  /// The next script of this length: the last action that has another one after it moves on, and
  /// those after it start over.
  var next: Path? {
    guard let last = widths.indices.last(where: { places[$0] + 1 < widths[$0] }) else { return nil }
    let rest = Array(repeating: 0, count: places.count - last - 1)
    return Path(places: places[..<last] + [places[last] + 1] + rest)
  }
}

/// Tries all scripts, shortest first, each after each of `starts`.
///
/// - Parameters:
///   - begin: Makes everything that a script runs against, fresh for each script.
///   - trace: What a script did, for a report.
func search<State, Action>(
  _ actions: Actions<State, Action>,
  after starts: [[Action]],
  upTo length: Int,
  begin: () -> (Life<State, Action>, Finding?),
  trace: ([Action]) -> Trace
) -> Report {
  var report = Report(kind: .scripts)

  /// Runs a script up to its first fault, and notes among how many actions each was chosen.
  func run(_ start: [Action], _ path: inout Path) -> (script: [Action], finding: Finding?) {
    var (life, finding) = begin()
    var script: [Action] = []
    func send(_ action: Action) {
      script.append(action)
      finding = life.send(action)
    }
    for action in start where finding == nil { send(action) }
    for place in path.places where finding == nil {
      let choices = actions.list(life.state())
      path.widths.append(choices.count)
      guard place < choices.count else { break }
      send(choices[place])
    }
    return (script, finding)
  }

  for length in 0...max(0, length) {
    for start in starts {
      var next: Path? = Path(places: Array(repeating: 0, count: length))
      while var path = next {
        let (script, finding) = run(start, &path)
        // Without an action to go on with, it is a shorter one, which has been tried.
        if script.count == start.count + length {
          report.count += 1
          report.actions += script.count
        }
        if let finding {
          var again = Path(places: path.places)
          report.failure = Failure(
            finding,
            trace: trace(script),
            repeats: run(start, &again).finding != nil
          )
          return report
        }
        next = path.next
      }
    }
  }
  if report.actions == 0 { report.failure = .nothingTried }
  return report
}
