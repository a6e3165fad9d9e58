// `#expect(a == b)` prints both values in full. For two long lists you want to see only where they
// differ, as a test store shows it.

import Diagnostics

/// Fails the test if the two values differ, and shows where.
///
///     expectNoDifference(store.state.rows, [Row(id: 1), Row(id: 2)])
///
/// An error that an argument throws fails the test, too. The name is from swift-custom-dump 1.x.
///
/// - Parameter message: A text to show before the difference.
public func expectNoDifference<Value: Equatable>(
  _ first: @autoclosure () throws -> Value,
  _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let callSite = CallSite(fileID, filePath, line, column)
  do {
    let (first, second) = (try first(), try second())
    if first == second { return }
    let shown = difference(from: first, to: second, legend: "(First: −, Second: +)")
    callSite.report([message(), "Difference:", shown].compactMap { $0 }.joined(separator: "\n\n"))
  } catch {
    callSite.report("An expression threw an error: \(describe(error))")
  }
}
