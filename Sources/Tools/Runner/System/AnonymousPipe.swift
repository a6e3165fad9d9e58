// A pipe between this process and one that it started, or between two of its threads. Reading never
// blocks; only `wait(for:until:)` does.

import Foundation

struct AnonymousPipe: Hashable, Sendable {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    let isMade = Children.whileNoneStarts {
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isMade else {
      throw Problem(
        "No pipe could be made: \(String(cString: strerror(errno))).",
        "Close other programs and try again."
      )
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (reading, writing) = (ends[0], ends[1])
  }

  init(reading: Int32, writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
  }

  func closeReading() { Foundation.close(reading) }
  func closeWriting() { Foundation.close(writing) }

  func close() {
    closeReading()
    closeWriting()
  }

  /// Makes the reading end ready.
  func signal() {
    _ = Foundation.write(writing, [1], 1)
  }

  enum ReadResult {
    case some, nothing, ended
  }

  /// Reads what is there, up to 64 KiB.
  func read(_ take: (Slice<UnsafeMutableBufferPointer<UInt8>>) -> Void) -> ReadResult {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
      let count = Foundation.read(reading, buffer.baseAddress, buffer.count)
      if count > 0 {
        take(buffer.prefix(count))
        return .some
      }
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .ended
    }
  }
}

/// Waits until one of the pipes has something to read or has lost its last writer.
///
/// - Returns: those pipes; none if the deadline passed first.
func wait(for pipes: [AnonymousPipe], until deadline: ContinuousClock.Instant?) -> Set<
  AnonymousPipe
> {
  var requests = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
  while true {
    let rest = deadline.map { max(.zero, $0 - .now) }
    let milliseconds = rest.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count > 0 {
      return Set(zip(pipes, requests).filter { $1.revents != 0 }.map(\.0))
    }
    if count == 0 { return [] }
  }
}
