// Writing that either writes everything or says why not. `print` does neither: it drops what a full
// pipe did not take, and its reader's end kills the program by SIGPIPE.

import Foundation

/// Writes to a file descriptor.
///
///     do {
///       try Output().write("3 passed\n")
///     } catch where error.isReaderGone {
///       exit(0)  // `workbook list | head -1`: nobody is reading any more.
///     }
public struct Output: Sendable {
  public let descriptor: Int32

  /// The first `Output` of a process silences SIGPIPE for all of it.
  public init(_ descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    _ = Self.silenceBrokenPipe
  }

  /// Writes all of `text`, waiting as long as the reader takes.
  public func write(_ text: String) throws(WriteError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program that holds this terminal or pipe made it non-blocking.
        var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&writable, 1, -1)
      } else if errno != EINTR {
        throw WriteError(code: errno)
      }
    }
  }

  /// A handler that does nothing, not SIG_IGN: that one would be inherited by every program we
  /// start.
  private static let silenceBrokenPipe: Void = {
    _ = signal(SIGPIPE) { _ in }
  }()
}

/// Why output could not be written.
public struct WriteError: Error, Hashable, CustomStringConvertible {
  /// The system's `errno`.
  public let code: Int32

  /// Whether a pipe's reader or the terminal itself went away. Not worth a message: nobody sees it.
  public var isReaderGone: Bool { code == EPIPE || code == EIO }

  public var description: String {
    "Output could not be written: \(String(cString: strerror(code))). Send it elsewhere."
  }
}

private let systemWrite = write
