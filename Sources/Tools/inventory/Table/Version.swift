// The versions that the table's rows name. Which one an app was written for is decided in
// VersionEstimate.

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

  /// The version before this one. Before 1.0 came 0.59.
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
