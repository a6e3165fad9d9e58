// Tells one save of a file from the next, even if both wrote the same text, without reading it.

import Foundation

struct FileStamp: Hashable, Sendable {
  let inode: UInt64
  let size: Int
  let modified: Moment
  /// Unlike `modified`, it can't be set by a program.
  let changed: Moment

  struct Moment: Hashable {
    var seconds: Int
    var nanoseconds: Int
  }

  /// Whether the file was last written so long ago that a later write has another stamp. Clocks of
  /// file systems are coarse, and two writes within a tick may have the same time.
  var isSettled: Bool { Int(Date.now.timeIntervalSince1970) - changed.seconds > 2 }

  var text: String {
    "\(inode) \(size) \(modified.seconds).\(modified.nanoseconds) "
      + "\(changed.seconds).\(changed.nanoseconds)"
  }
}

extension FileStamp {
  /// Of the file that a link leads to. Nil if there is none.
  init?(_ file: Path) {
    var status = stat()
    guard stat(file.description, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    func moment(_ time: timespec) -> Moment {
      Moment(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
    #if canImport(Darwin)
      (modified, changed) = (moment(status.st_mtimespec), moment(status.st_ctimespec))
    #else
      (modified, changed) = (moment(status.st_mtim), moment(status.st_ctim))
    #endif
  }
}
