// From the bytes a terminal sends to the keys that were pressed. TerminalSession reads the bytes,
// and a read may end anywhere: in the middle of "é" as well as in the middle of an arrow key.

/// Turns bytes into keys, however the bytes were split.
///
/// Other keys' escape sequences (F5, Alt-x, Shift-arrow) are swallowed whole, and so are bytes that
/// are not UTF-8, and whatever is pasted: none of them is ever taken for keys.
struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// Within a character of `length` bytes.
    case character([UInt8], length: Int)
    /// After ESC: the Escape key, or the beginning of a sequence.
    case escape
    /// After `ESC [` and these bytes.
    case control([UInt8])
    /// After `ESC O`.
    case shift
    /// Within a terminal's report, which ends with BEL or `ESC \`.
    case report
    /// Within pasted text, with the part of ``pasteEnd`` that was just read.
    case paste([UInt8])
  }

  private var state = State.ground

  /// The keys completed by `bytes`.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { decode($0) }
  }

  /// Whether the bytes so far mean one thing if more follow at once and another if none do: an ESC
  /// alone is the Escape key.
  var isAmbiguous: Bool {
    switch state {
    case .escape, .report: true
    case .ground, .character, .control, .shift, .paste: false
    }
  }

  /// The key meant if no more bytes follow. Call it when input has been quiet for some time.
  mutating func settle() -> [Key] {
    guard isAmbiguous else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func decode(_ byte: UInt8) -> [Key] {
    switch (state, byte) {
    case (.paste(let read), _):
      let end = read + [byte]
      // No part of the end repeats its beginning, so what doesn't go on can only begin again.
      state = pasteEnd.starts(with: end) ? .paste(end) : .paste(byte == pasteEnd[0] ? [byte] : [])
      if end == pasteEnd { state = .ground }
      return []

    case (.escape, 0x1B):
      return [.escape]
    case (.report, 0x1B), (.control, 0x1B), (.shift, 0x1B):
      state = .escape
      return []

    case (.ground, _):
      return start(byte)

    case (.character(var bytes, let length), _):
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        return start(byte)
      }
      bytes.append(byte)
      if bytes.count < length {
        state = .character(bytes, length: length)
        return []
      }
      state = .ground
      let text = String(decoding: bytes, as: UTF8.self)
      return text == "\u{FFFD}" || text.count != 1 ? [] : [.character(Character(text))]

    case (.escape, UInt8(ascii: "[")):
      state = .control([])
    case (.escape, UInt8(ascii: "O")):
      state = .shift
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")), (.escape, UInt8(ascii: "_")):
      state = .report
    case (.escape, _):
      state = .ground  // Alt and a key. What is left of "é" is then no character's beginning.

    case (.control([]), UInt8(ascii: "[")):
      state = .control([byte])  // The Linux console's function keys are `ESC [ [ A` and so on.
    case (.control(let bytes), 0x20...0x3F):
      state = .control(bytes + [byte])
    case (.control(Array("200".utf8)), UInt8(ascii: "~")):
      state = .paste([])
    case (.control(let bytes), _):
      state = .ground
      return bytes.isEmpty ? arrow(byte) : []
    case (.shift, _):
      state = .ground
      return arrow(byte)

    case (.report, 0x07):
      state = .ground
    case (.report, _):
      break
    }
    return []
  }

  /// The first byte of a key.
  private mutating func start(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x0A, 0x0D: return [.enter]
    case 0x08, 0x7F: return [.backspace]
    case 0x00..<0x80: return [.character(Character(Unicode.Scalar(byte)))]
    default:
      let length = characterLength(startingWith: byte)
      if length > 1 { state = .character([byte], length: length) }
      return []
    }
  }
}

/// What a terminal sends after pasted text, once bracketed paste is on.
private let pasteEnd = Array("\u{1B}[201~".utf8)

private func arrow(_ byte: UInt8) -> [Key] {
  switch byte {
  case UInt8(ascii: "A"): [.up]
  case UInt8(ascii: "B"): [.down]
  case UInt8(ascii: "C"): [.right]
  case UInt8(ascii: "D"): [.left]
  default: []
  }
}

/// How many bytes UTF-8 uses for a character that starts with `byte`; 1 if none does.
private func characterLength(startingWith byte: UInt8) -> Int {
  switch byte {
  case 0xC2...0xDF: 2
  case 0xE0...0xEF: 3
  case 0xF0...0xF4: 4
  default: 1
  }
}
