// JSON-RPC as language servers and build servers speak it: each message after a header with its
// length. The editor's check is compiled with this file, too.

import Foundation

enum JSONRPC {
  /// The next message's text; nil at the end.
  static func read(from file: FileHandle) -> Data? {
    var header = Data()
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = try? file.read(upToCount: 1), !byte.isEmpty else { return nil }
      header += byte
    }
    let length = String(decoding: header, as: UTF8.self).firstMatch(of: /(?i)length: *(\d+)/)
      .flatMap { Int($0.1) }
    return length.flatMap { try? file.read(upToCount: $0) }
  }

  static func write(_ message: [String: Any], to file: FileHandle) {
    let message = message.merging(["jsonrpc": "2.0"]) { $1 }
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    try? file.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
