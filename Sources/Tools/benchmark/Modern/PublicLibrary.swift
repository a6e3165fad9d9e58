// What chapter 4 is compared with.

import Foundation

/// What the public library took, in nanoseconds or bytes: measured once, with features that use its
/// macros, in a release build on a machine of the same kind.
let publicLibrary: [String: Double] = [
  "heap of a store": 2_847,
  "heap of a store of a part": 2_336,
  "heap of a store of a row": 3_060,
  "a send": 1_000,
  "each level of `Scope`": 3_500,
  "through a store 8 levels deep": 33_000,
  "`scope` again": 2_339,
  "a store and 100 stores of its rows": 3_600_000,
  "a field of the root store": 1_340,
  "a field 8 stores deep": 3_939,
  "another field is observed": 4_047,
  "the observed field changes, and is read again": 7_935,
  "100 rows, each observed separately": 397_000,
  "a dependency's default": 5_765,
  "an overridden dependency": 4_901,
  "`Effect.send`": 9_119,
  "`run`, and the action it sends": 131_000,
  "`TestStore`: send and receive": 116_000,
  "a restart by `cancelInFlight`": 102_000,
]

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

func bytesText(_ bytes: Double) -> String { "\(Int(bytes.rounded())) B" }
