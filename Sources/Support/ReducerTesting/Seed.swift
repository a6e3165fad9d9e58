// Where a test gives no seed, it comes from outside, so that a failing script can be drawn again
// without an edit to the test.

import Foundation

/// The seed of a run that names none: the environment variable `WORKBOOK_SEED`, else 42.
///
/// Fixed, so that a test that passed passes again. A failing run prints the seed of its script; the
/// variable brings that script back, as the first of the run, without touching the test:
///
///     WORKBOOK_SEED=59 swift test
///
/// A seed given in the test's code takes precedence. A value that isn't a number from 0 to 2^64 - 1
/// is ignored; every report names the seed that was used.
public func defaultSeed() -> UInt64 {
  seed(from: ProcessInfo.processInfo.environment["WORKBOOK_SEED"])
}

func seed(from text: String?) -> UInt64 {
  text.flatMap { UInt64($0) } ?? 42
}
