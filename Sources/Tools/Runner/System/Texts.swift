// Texts for others to read: a shell, the compiler, a script; and a hash that recognizes a text.

import Foundation

extension String {
  /// The text as one word on a shell's command line.
  package var quoted: String {
    allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  /// The text as a Swift literal.
  package var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension StringProtocol {
  /// The text with single spaces, because its source or a report may break its lines anywhere.
  package var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// A hash that, unlike Swift's own, is the same on every machine and in every run (FNV-1a, 64
/// bits). It tells texts apart, but doesn't protect against anyone who wants two to collide.
package func stableHash(_ texts: some Sequence<String>) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for var text in texts {
    text.withUTF8 { bytes in
      // An iterator takes three times as long in a debug build.
      guard var next = bytes.baseAddress else { return }
      let end = next + bytes.count
      while next != end {
        hash = (hash ^ UInt64(next.pointee)) &* 0x100_0000_01b3
        next += 1
      }
    }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3  // never part of UTF-8: ["ab"] is not ["a", "b"]
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
