// A lock between processes that ends with the process that holds it, however it ends: `kill -9`
// leaves no stale lock behind.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package final class FileLock: Sendable {
  let descriptor: Int32

  /// Takes the lock, and blocks until it is free: for locks that are held only for a moment.
  convenience init(_ file: Path) throws {
    try self.init(file, operation: LOCK_EX)!
  }

  /// Takes the lock, and tries again while another process holds it: for locks that may be held for
  /// long.
  /// - Throws: `CancellationError` if the task is cancelled while it waits.
  static func waiting(for file: Path) async throws -> FileLock {
    while true {
      if let lock = try FileLock(ifFree: file) { return lock }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Takes the lock, or returns nil if another process holds it.
  convenience init?(ifFree file: Path) throws {
    try self.init(file, operation: LOCK_EX | LOCK_NB)
  }

  private init?(_ file: Path, operation: Int32) throws {
    var descriptor: Int32
    repeat {
      descriptor = open(file.description, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    } while descriptor < 0 && errno == EINTR
    self.descriptor = descriptor
    while descriptor < 0 || flock(descriptor, operation) != 0 {
      switch errno {
      case EINTR where descriptor >= 0:
        continue
      case EWOULDBLOCK:
        return nil
      default:
        throw Problem("\(file.short) could not be locked", refusedWith: errno)
      }
    }
  }

  /// Takes the lock beside others that take it in this way, and blocks while one holds it alone:
  /// that is only for a moment.
  static func shared(_ file: Path) throws -> FileLock { try FileLock(file, operation: LOCK_SH)! }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
