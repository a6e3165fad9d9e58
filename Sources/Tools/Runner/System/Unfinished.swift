// A file that doesn't have its name yet. It is first written completely under another name, so that
// no reader sees half a text, and neither a kill nor a full disk leaves one.

import Foundation

struct Unfinished: Sendable {
  private static let ending = ".unfinished"

  /// Where it is now.
  private let place: Path
  private let target: Path

  /// Writes a text beside the place where it belongs.
  /// - Parameter time: the modification time it gets, if not now. It has that time before it has
  ///   its name, so nobody sees the text with another time.
  init(_ text: String, for target: Path, changed time: Date? = nil) throws {
    try target.folder.createFolder()
    self.target = target
    // Unique to this thread, and it says whose it is: see `removeLeftovers`.
    place = target.folder / ".\(target.name).\(getpid())-\(UUID().uuidString)\(Self.ending)"
    do {
      try place.create(text, changed: time)
    } catch {
      place.remove()
      throw Problem("\(target.short) could not be written", refusedWith: error.code)
    }
  }

  /// Gives it its name. A file that has that name already is replaced.
  func finish() throws {
    guard rename(place.description, target.description) == 0 else {
      let code = errno
      place.remove()
      throw Problem("\(target.short) could not be written", refusedWith: code)
    }
  }

  func discard() { place.remove() }

  /// Removes from a folder what was left there by processes that were killed while writing.
  static func removeLeftovers(in folder: Path) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.description)) ?? []
    for name in names where name.hasPrefix(".") && name.hasSuffix(ending) {
      let owner = name.dropLast(ending.count).split(separator: ".").last?.prefix { $0 != "-" }
      guard let owner = owner.flatMap({ pid_t($0) }), kill(owner, 0) != 0 else { continue }
      (folder / name).remove()
    }
  }
}

/// Why the system refused something.
private struct Refusal: Error {
  var code: Int32
}

extension Path {
  fileprivate func create(_ text: String, changed time: Date?) throws(Refusal) {
    let file = open(description, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Refusal(code: errno) }
    var failure = Array(text.utf8).withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(0, count))
      }
      return nil
    }
    if failure == nil, let time {
      let seconds = timespec(tv_sec: Int(time.timeIntervalSince1970.rounded(.down)), tv_nsec: 0)
      if futimens(file, [seconds, seconds]) != 0 { failure = errno }
    }
    if close(file) != 0, failure == nil { failure = errno }
    if let failure { throw Refusal(code: failure) }
  }
}
