// While the screen is ours, anything written to the error output, such as a library's report, would
// appear in the middle of it and vanish at the next redraw.

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

/// The end of what an ``ErrorCapture`` has read: Swift says there why it ends the program.
struct CapturedEnd {
  private static let capacity = 4_096
  /// The error output that was taken.
  let output: Int32
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var count = 0
  /// Whether nothing more will come.
  var isWhole = false

  init(output: Int32) { self.output = output }

  mutating func append(_ piece: Slice<UnsafeRawBufferPointer>) {
    let piece = piece.suffix(Self.capacity)
    let kept = min(count, Self.capacity - piece.count)
    memmove(bytes, bytes + (count - kept), kept)
    memcpy(bytes + kept, UnsafeRawBufferPointer(rebasing: piece).baseAddress!, piece.count)
    count = kept + piece.count
  }

  func write() { _ = Foundation.write(output, bytes, count) }

  func free() { bytes.deallocate() }
}

/// Written by the thread that reads the error output; nil where it wasn't taken.
nonisolated(unsafe) var crashErrors: CapturedEnd?

private let systemPipe = pipe
