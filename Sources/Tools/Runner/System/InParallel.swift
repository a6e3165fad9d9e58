// Runs as many pieces of work at a time as there are processors. More would only slow each other
// down, and a check that is slowed down can run into its time limit.

import Foundation

/// Works on as many items at a time as there are cores.
///
/// - Parameter onDone: called for each item in order, as soon as it and all the items before it are
///   done, with the number of items done so far.
/// - Returns: the results in the order of the items.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item],
  _ work: @escaping @Sendable (Item) async throws -> Result,
  onDone: (_ index: Int, _ result: Result, _ count: Int) throws -> Void = { _, _, _ in }
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var waiting = items.enumerated().makeIterator()
    func startNext() {
      guard let (index, item) = waiting.next() else { return }
      group.addTask { (index, try await work(item)) }
    }
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { startNext() }
    var done: [Int: Result] = [:]
    var results: [Result] = []
    while let (index, result) = try await group.next() {
      startNext()
      done[index] = result
      while let next = done[results.count] {
        results.append(next)
        try onDone(results.count - 1, next, done.count)
      }
    }
    return results
  }
}
