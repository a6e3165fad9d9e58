// The styles in which code for the public library was written over the years. This package's own
// chapters are the first four.

enum CodeStyle: Int, CaseIterable, Comparable, Sendable {
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
