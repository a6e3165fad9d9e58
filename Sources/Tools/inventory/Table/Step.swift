// The steps of a migration, each from one style to the next.

/// What is done in one go. The order is the order of the work.
enum Step: String, CaseIterable, Comparable, Sendable {
  case toPullback = "functions → pullback"
  case toEnvironment = "pullback → environment"
  case a = "A, up to 0.59"
  case b = "B, reducers become types"
  case c = "C, up to 1.23.3"
  case d = "D, macros and key paths"
  case e = "E, views read the store"
  case f = "F, up to 1.26"

  /// The page that describes it, below docs/migration.
  var page: String {
    switch self {
    case .toPullback: "between-chapters.md#functions--pullback"
    case .toEnvironment: "between-chapters.md#pullback--environment"
    case .a: "which-version.md#a-up-to-059"
    case .b: "which-version.md#b-reducers-become-types"
    case .c: "which-version.md#c-up-to-1233"
    case .d: "which-version.md#d-macros-and-key-paths"
    case .e: "which-version.md#e-views-read-the-store"
    case .f: "which-version.md#f-up-to-126"
    }
  }

  /// In which order its work is done, each part a commit.
  var order: String {
    switch self {
    case .toPullback, .toEnvironment, .b: "feature by feature, leaves before roots"
    case .a, .c, .f: "construct by construct"
    case .d: "feature by feature, in any order"
    case .e: "feature by feature, roots before leaves"
    }
  }

  /// The versions it leads to: code of the first has begun it, and code of a later one than the
  /// last has taken it. Nil for the steps between this package's chapters.
  var targets: ClosedRange<Version>? {
    switch self {
    case .toPullback, .toEnvironment: nil
    case .a, .b: "0.59"..."0.59"
    case .c: "1.0"..."1.0"
    case .d: "1.4"..."1.6"
    case .e: "1.7"..."1.24"
    case .f: "1.25"..."1.25"
    }
  }

  static func < (first: Self, second: Self) -> Bool { first.index < second.index }

  /// How many steps come before it.
  var index: Int { Self.allCases.firstIndex(of: self)! }
}
