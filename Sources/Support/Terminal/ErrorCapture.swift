// What anyone writes to the error output while the screen is ours, a library that reports a mistake
// for one, would stand in the middle of it until that part is drawn again, and then be gone.

import Foundation

/// Takes what is written to the process's error output, until ``restore()``.
///
/// A crash gives the output back before it has its effect, with the end of what was written to it,
/// so that its report is seen.
public final class ErrorCapture: Sendable {
  private let saved: Int32
  private let isRead = DispatchSemaphore(value: 0)
  private let text = Locked("")
  private let isRestored = Locked(false)

  /// - Parameter onText: Called with each piece that was written, on a thread of its own.
  /// - Returns: nil if the error output can't be taken, because too many files are open.
  public init?(onText: @escaping @Sendable (String) -> Void) {
    var pipe: [Int32] = [0, 0]
    saved = dup(STDERR_FILENO)
    guard saved >= 0 else { return nil }
    guard systemPipe(&pipe) == 0 else {
      close(saved)
      return nil
    }
    let reader = pipe[0]
    dup2(pipe[1], STDERR_FILENO)
    close(pipe[1])
    crashErrors = CapturedEnd(output: saved)
    Thread.detachNewThread { [text, isRead] in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(reader, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        bytes.withUnsafeBytes { crashErrors?.append($0.prefix(count)) }
        let piece = String(decoding: bytes.prefix(count), as: UTF8.self)
        text.with { $0 += piece }
        onText(piece)
      }
      crashErrors?.isWhole = true
      close(reader)
      isRead.signal()
    }
  }

  /// Gives the error output back.
  /// - Returns: All that was written to it meanwhile; nothing at a second call.
  public func restore() -> String {
    let wasRestored = isRestored.with { isRestored in
      defer { isRestored = true }
      return isRestored
    }
    if wasRestored { return "" }
    // This closes the pipe's last writing end, so the thread comes to its end.
    dup2(saved, STDERR_FILENO)
    isRead.wait()
    let end = crashErrors
    crashErrors = nil
    end?.free()
    close(saved)
    return text.with { $0 }
  }
}

private let systemPipe = pipe
