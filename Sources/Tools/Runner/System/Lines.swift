// The lines of a text. Every command reads all exercises, so these look at bytes: in a debug build,
// looking at characters takes ten times as long.

import Foundation

extension StringProtocol {
  /// The lines, without their line breaks. A final line break doesn't start another line.
  package var lines: [String] {
    var text = String(self)
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        let newline = memchr(base + start, 0x0A, bytes.count - start)
        let end = newline.map { UnsafeRawPointer(base).distance(to: $0) } ?? bytes.count
        let isWindows = newline != nil && end > start && bytes[end - 1] == 0x0D
        let line = bytes[start..<(isWindows ? end - 1 : end)]
        lines.append(String(decoding: line, as: UTF8.self))
        start = end + 1
      }
      return lines
    }
  }

  package var trimmed: String {
    var text = String(self)
    return text.withUTF8 { bytes in
      var (start, end) = (0, bytes.count)
      // A space, or what moves the cursor.
      func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
      while start < end, isBlank(bytes[start]) { start += 1 }
      while start < end, isBlank(bytes[end - 1]) { end -= 1 }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
