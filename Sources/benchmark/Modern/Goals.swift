// What each row should take at most, and why some take longer. A figure that one page copies and
// another one remembers is wrong on one of them, so this is the place that pages quote.

/// What a row should take at most.
struct Goal {
  enum Limit {
    case nanoseconds(Double)
    case bytes(Double)
    /// So many times the row's floor: the least that could do the same.
    case floors(Double)
  }

  let limit: Limit
  /// What it would take, where the goal was not reached.
  let whatItWouldTake: String?

  init(_ limit: Limit, _ whatItWouldTake: String? = nil) {
    self.limit = limit
    self.whatItWouldTake = whatItWouldTake
  }

  // snippet.goals
  static let all: KeyValuePairs<String, Goal> = [
    "a field of the root store": Goal(.nanoseconds(250)),
    "a field 8 stores deep": Goal(.nanoseconds(600)),
    "another field is observed": Goal(
      .nanoseconds(100),
      "a weak reference to the store's fields, and three closures: fields would have to be "
        + "known to the store's type, as a macro makes them"
    ),
    "the field that changes, read again": Goal(
      .nanoseconds(800),
      "the floor itself takes longer: it is what Observation takes"
    ),
    "100 rows, each observed by itself": Goal(.nanoseconds(20_000)),
    "1,000 rows, each observed by itself": Goal(
      .nanoseconds(5_000),
      "each is compared: the list would have to note which elements were changed, in all "
        + "the ways that change one, and so would every copy of it"
    ),
    "scope again": Goal(.nanoseconds(500)),
    "a store 8 deep": Goal(.floors(4)),
    "a store and 100 stores of its rows": Goal(
      .nanoseconds(40_000),
      "five allocations a row: rows would need a type of store of their own"
    ),
    "ifLet, presented state": Goal(
      .floors(1),
      "its action and its state are allocated, since a feature may present itself, and the "
        + "depth is counted for each thread: features would have to say that they don't"
    ),
    "forEach, top of a stack of 100": Goal(.floors(1)),
    "Effect.send": Goal(.nanoseconds(300)),
    "a default": Goal(.nanoseconds(300)),
    "an override": Goal(.nanoseconds(300)),
    "TestStore: send and receive": Goal(
      .floors(1.3),
      "a second thread is woken: effects would have to run on the main actor in a test, "
        + "unlike in an app"
    ),
    "a restart by cancelInFlight": Goal(.floors(1.1)),
    "heap of a store": Goal(.bytes(250)),
    "heap of a store of a part": Goal(.bytes(250)),
    "heap of a store of a row": Goal(.bytes(350)),
  ]
  // snippet.end

  static func named(_ name: String) -> Goal? {
    all.first { $0.key == name }?.value
  }

  /// Whether the row took no longer. Times differ a little from run to run.
  func isReached(by figure: Double, floor: Double?) -> Bool {
    switch limit {
    case .nanoseconds(let limit), .bytes(let limit): figure <= limit * 1.05
    case .floors(let limit): figure <= limit * 1.05 * (floor ?? .infinity)
    }
  }

  var text: String {
    switch limit {
    case .nanoseconds(let limit): "\(Int(limit)) ns"
    case .bytes(let limit): "\(Int(limit)) B"
    case .floors(let limit): "\(limit.formatted()) floors"
    }
  }
}

/// Prints a figure beside the least that could do the same, and beside its goal.
func printRow(_ name: String, _ figure: Double, floor: Double? = nil, beyondFloor: Bool = false) {
  var text = name.padding(toLength: 40, withPad: " ", startingAt: 0)
  text += String(format: "%9.1f", figure)
  let columns = floor.map { String(format: "  %9.1f  %6.2f", $0, figure / $0) } ?? ""
  text += columns.padding(toLength: 20, withPad: " ", startingAt: 0)
  guard let goal = Goal.named(name) else { return print(text) }
  // A goal may be about what comes on top of the floor.
  let isReached = goal.isReached(by: beyondFloor ? figure - (floor ?? 0) : figure, floor: floor)
  print("\(text)  \(goal.text)\(isReached ? "" : ", missed")")
  if !isReached, let whatItWouldTake = goal.whatItWouldTake { print("    \(whatItWouldTake)") }
}

func printHeading(_ title: String, floor: String? = nil) {
  let title = title.padding(toLength: 40, withPad: " ", startingAt: 0)
  let note = floor.map { "   (floor: \($0))" } ?? ""
  print("\n\(title)   figure      floor   times  goal\(note)")
}
