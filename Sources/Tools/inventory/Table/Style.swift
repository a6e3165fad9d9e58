// The eras of the public library, and the steps that lead from one to the next. This package's own
// chapters are the first four.

enum Style: Int, CaseIterable, Comparable, Sendable {
  case functions, pullback, environment, `protocol`, macros, observation, shared, latest

  /// As options and JSON name it.
  var name: String { "\(self)" }

  /// The first version of the public library that has it.
  var from: Version? {
    switch self {
    case .functions, .pullback: nil
    case .environment: "0.1"
    case .protocol: "0.41"
    case .macros: "1.4"
    case .observation: "1.7"
    case .shared: "1.10"
    case .latest: "1.25"
    }
  }

  /// The style of code that was written for a version.
  init(_ version: Version) {
    self = Self.allCases.last { $0.from.map { $0 <= version } ?? false } ?? .environment
  }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

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

/// A version of the public library, without its last number.
struct Version: Comparable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
{
  var major: Int
  var minor: Int

  init(stringLiteral text: String) {
    let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    major = numbers.first ?? 0
    minor = numbers.dropFirst().first ?? 0
  }

  /// The newest, to which the steps lead.
  static let newest: Version = "1.26"

  /// The last one before it. 1.0 came after 0.59.
  var previous: Version {
    var version = self
    if minor > 0 { version.minor -= 1 } else { version = "0.59" }
    return version
  }

  var description: String { "\(major).\(minor)" }

  static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}
