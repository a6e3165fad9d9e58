// A pipe that a program finds by its name, as it would a file to write to. What goes through it is
// read at once, and nothing is left of it: neither a file that fills the disk, nor one of an
// earlier run.

import Foundation

struct NamedPipe: Sendable {
  let path: Path
  /// Takes what the program writes, part by part, on one thread.
  let receive: @Sendable ([UInt8]) -> Void

  /// Makes it under its name. What had that name before is removed.
  func open() throws -> AnonymousPipe {
    path.remove()
    guard mkfifo(path.description, 0o600) == 0 else {
      throw Problem("\(path.short) could not be made", refusedWith: errno)
    }
    // With a writer of its own, it does not seem to have ended before the program opens it.
    let end = Foundation.open(path.description, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard end >= 0 else { throw Problem("\(path.short) could not be opened", refusedWith: errno) }
    return AnonymousPipe(reading: end, writing: end)
  }
}
