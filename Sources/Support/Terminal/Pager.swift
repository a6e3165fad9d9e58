// A long text, one screenful at a time. What was read stays above, where the terminal keeps it.

import Foundation

/// Shows `lines` on the terminal behind standard input and output: space or Return goes on, q
/// leaves.
///
/// A text that fits is printed as it is. The terminal is left as it was, also by Ctrl-C.
///
/// - Throws: ``TerminalSessionError`` if there is no terminal, ``WriteError`` if it went away.
public func page(through lines: [String], style: Style = .plain) async throws {
  if lines.count < Size(of: STDOUT_FILENO).rows {
    return try Output().write(lines.map { $0 + "\n" }.joined())
  }
  let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
  let session = try TerminalSession(hidesCursor: true) { continuation.yield($0) }
  defer { session.restore() }
  var rest = lines[...]

  func showStatus() throws {
    let read = 100 * (lines.count - rest.count) / lines.count
    let keys = "\(read)%  space goes on  q leaves"
    try session.draw(
      clearedLine + style.dim(String(keys.prefix(Size(of: STDOUT_FILENO).columns - 1)))
    )
  }
  func show(_ count: Int) throws {
    try session.draw(clearedLine + rest.prefix(count).map { $0 + "\n" }.joined())
    rest = rest.dropFirst(count)
    if !rest.isEmpty { try showStatus() }
  }

  try show(Size(of: STDOUT_FILENO).rows - 1)
  for await event in events {
    switch event {
    case .key(.character(" ")), .key(.enter): try show(Size(of: STDOUT_FILENO).rows - 2)
    case .key(.down): try show(1)
    case .key(.character("q")), .key(.character("\u{4}")), .inputClosed: return
    case .resized, .redraw: try showStatus()
    case .key, .signal: break
    }
    if rest.isEmpty { return }
  }
}
