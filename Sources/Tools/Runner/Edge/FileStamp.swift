// Tells one save of a file from the next, even if both wrote the same text.

import Foundation

struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no such file.
  init?(_ file: Path) {
    var status = stat()
    guard stat(file.description, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
  }

  init(_ number: Int) {
    (inode, seconds, nanoseconds) = (0, number, 0)
  }
}
