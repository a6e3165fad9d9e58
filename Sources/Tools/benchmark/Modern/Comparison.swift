// What the rows of chapter 4 are compared with, and why some take longer than they should.

import Foundation

/// What a figure is compared with, besides its floor.
struct Comparison {
  enum Goal {
    case nanoseconds(Double)
    case bytes(Double)
    /// So many times the row's floor: the least that could do the same.
    case floors(Double)
  }

  /// What it should take at most.
  var goal: Goal?
  /// What the public library took, in a release build on a machine of the same kind, with features
  /// that use its macros.
  var publicLibrary: Double?
  /// What it would take to reach the goal, where that wasn't done.
  var whatItWouldTake: String?

  static let all: KeyValuePairs<String, Comparison> = [
    "a send": Comparison(publicLibrary: 1_000),
    "each level of `Scope`": Comparison(publicLibrary: 3_500),
    "a field of the root store": Comparison(goal: .nanoseconds(250), publicLibrary: 1_340),
    "a field 8 stores deep": Comparison(goal: .nanoseconds(600), publicLibrary: 3_939),
    "another field is observed": Comparison(
      goal: .nanoseconds(100),
      publicLibrary: 4_047,
      whatItWouldTake: "a weak reference to the store's fields and three closures are in the way; "
        + "the store's type would have to know its fields, as a macro's does"
    ),
    "the observed field changes, and is read again": Comparison(
      goal: .nanoseconds(800),
      publicLibrary: 7_935,
      whatItWouldTake: "the floor alone takes longer: it is what Observation takes"
    ),
    "100 rows, each observed separately": Comparison(
      goal: .nanoseconds(20_000),
      publicLibrary: 397_000
    ),
    "1,000 rows, each observed separately": Comparison(
      goal: .nanoseconds(5_000),
      whatItWouldTake: "each row is compared; the list would have to note which elements changed, "
        + "in every way that changes one, and so would every copy of the list"
    ),
    "`scope` again": Comparison(goal: .nanoseconds(500), publicLibrary: 2_339),
    "through a store 8 levels deep": Comparison(
      goal: .floors(4),
      publicLibrary: 33_000,
      whatItWouldTake: "each level wraps the action for the level above it, and compares its part "
        + "of the state"
    ),
    "a store and 100 stores of its rows": Comparison(
      goal: .nanoseconds(40_000),
      publicLibrary: 3_600_000,
      whatItWouldTake: "a row takes five allocations; rows would need their own type of store"
    ),
    "`ifLet`, presented state": Comparison(
      goal: .floors(1),
      whatItWouldTake: "its action and its state are allocated, since a feature may present "
        + "itself, and the depth is counted for each thread; features would have to say that they "
        + "never do"
    ),
    "`forEach`, top of a stack of 100": Comparison(goal: .floors(1)),
    "`Effect.send`": Comparison(goal: .nanoseconds(300), publicLibrary: 9_119),
    "a dependency's default": Comparison(goal: .nanoseconds(300), publicLibrary: 5_765),
    "an overridden dependency": Comparison(goal: .nanoseconds(300), publicLibrary: 4_901),
    "`run`, and the action it sends": Comparison(publicLibrary: 131_000),
    "`TestStore`: send and receive": Comparison(
      goal: .floors(1.3),
      publicLibrary: 116_000,
      whatItWouldTake: "a second thread is woken; effects would have to run on the main actor in a "
        + "test, unlike in an app"
    ),
    "a restart by `cancelInFlight`": Comparison(
      goal: .floors(1.1),
      publicLibrary: 102_000,
      whatItWouldTake: "the store notes each effect, so that it can cancel and finish it; the bare "
        + "restart notes nothing"
    ),
    "heap of a store": Comparison(
      goal: .bytes(250),
      publicLibrary: 2_847,
      whatItWouldTake: "the state and the effects are in an object beside the store, so that a "
        + "store of a part can do without them"
    ),
    "heap of a store of a part": Comparison(
      goal: .bytes(250),
      publicLibrary: 2_336,
      whatItWouldTake: "the closures that lead to its state and from its actions are allocated, too"
    ),
    "heap of a store of a row": Comparison(goal: .bytes(350), publicLibrary: 3_060),
  ]

  static func named(_ name: String) -> Comparison? {
    all.first { $0.key == name }?.value
  }

  /// Whether the goal is reached, or there is none. Times differ a little from run to run.
  func isReached(by figure: Double, floor: Double?) -> Bool {
    switch goal {
    case .nanoseconds(let limit), .bytes(let limit): figure <= limit * 1.05
    case .floors(let limit): figure <= limit * 1.05 * (floor ?? .infinity)
    case nil: true
    }
  }

  var goalText: String {
    switch goal {
    case .nanoseconds(let limit): timeText(limit)
    case .bytes(let limit): "\(Int(limit)) B"
    case .floors(1): "the floor"
    case .floors(let limit): String(format: "%g floors", limit)
    case nil: ""
    }
  }

  /// A figure of this row, with its unit.
  func text(_ figure: Double) -> String {
    if case .bytes = goal { return "\(Int(figure.rounded())) B" }
    return timeText(figure)
  }
}

/// `1.5 ns`, `250 ns`, `3.5 µs`, `14 µs`, `3.6 ms`: at least two digits that count.
func timeText(_ nanoseconds: Double) -> String {
  let (time, unit) =
    switch nanoseconds {
    case ..<995: (nanoseconds, "ns")
    case ..<995_000: (nanoseconds / 1_000, "µs")
    default: (nanoseconds / 1_000_000, "ms")
    }
  return String(format: time < 9.95 ? "%.1f \(unit)" : "%.0f \(unit)", time)
}
