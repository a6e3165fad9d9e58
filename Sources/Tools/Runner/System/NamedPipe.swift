// A pipe that a program opens by name, like a file to write to. It is read immediately, so nothing
// is left on the disk: no file that fills it, and none from an earlier run.

import Foundation

struct NamedPipe: Sendable {
  let path: Path
  /// Receives what the program writes, part by part, on one thread.
  let receive: @Sendable ([UInt8]) -> Void

  /// Creates the pipe. Anything that had its name before is removed.
  func open() throws -> AnonymousPipe {
    path.remove()
    guard mkfifo(path.description, 0o600) == 0 else {
      throw Problem("\(path.short) could not be made", refusedWith: errno)
    }
    // The pipe has a writer of its own, or it would look ended until the program opens it.
    let end = Foundation.open(path.description, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard end >= 0 else { throw Problem("\(path.short) could not be opened", refusedWith: errno) }
    return AnonymousPipe(reading: end, writing: end)
  }
}
