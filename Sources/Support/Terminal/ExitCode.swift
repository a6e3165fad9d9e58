// How a program ends that reads its words, prints and is done: the same way for all of them.

import Foundation

/// Runs `body`. Prints what it throws to `errors`, and turns it into an exit code: 2 for a
/// ``UsageError``, 3 for anything else. If nobody reads on, the program has done its work, and
/// nothing is printed.
public func exitCode(
  errors: Output = Output(STDERR_FILENO),
  of body: () throws -> Int32
) -> Int32 {
  do {
    return try body()
  } catch let error as WriteError where error.isReaderGone {
    return 0
  } catch {
    try? errors.write("\(error)\n")
    return error is UsageError ? 2 : 3
  }
}
