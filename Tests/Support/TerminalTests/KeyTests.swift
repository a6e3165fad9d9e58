import Testing

@testable import Terminal

@Suite("A key decoder")
struct KeyDecoderTests {
  func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8) + decoder.settle()
  }

  static let typed: [(String, [Key])] = [
    ("aé日👍", ["a", "é", "日", "👍"].map(Key.character)),
    ("\r\n\u{8}\u{7F}\t\u{4}", [.enter, .enter, .backspace, .backspace, "\t", "\u{4}"]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OD", [.up, .left]),
    ("\u{1B}", [.escape]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("e\u{301}", ["e", "\u{301}"]),
  ]

  @Test("turns bytes into keys, wherever they are split", arguments: typed)
  func splits(text: String, expected: [Key]) {
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(keys + decoder.settle() == expected, "split at \(split)")
    }
  }

  @Test(
    "swallows an unknown sequence whole, never showing it as letters",
    arguments: [
      "\u{1B}[15~",  // F5
      "\u{1B}[1;5A",  // Ctrl-up
      "\u{1B}[[A",  // F1 on the Linux console
      "\u{1B}OP",  // F1
      "\u{1B}x", "\u{1B}é",  // Alt-x, Alt-é
      "\u{1B}[<0;1;1M",  // a mouse
      "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    ]
  )
  func swallows(sequence: String) {
    #expect(keys("a" + sequence + "b") == ["a", "b"])
  }

  @Test(
    "drops what is pasted, wherever it is split, and nothing after it",
    arguments: ["qn", "", "\u{1B}[201", "\u{1B}\u{1B}[20\u{1B}[A", "line\rline\u{3}", "é日"]
  )
  func pasted(text: String) {
    let bytes = Array("a\u{1B}[200~\(text)\u{1B}[201~b".utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(keys + decoder.settle() == ["a", "b"], "split at \(split)")
    }
  }

  @Test("drops bytes that are not UTF-8, and nothing else")
  func notUTF8() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0x80, 0xE0, 0x80, 0x80, 0x63]
    #expect(decoder.decode(bytes) == ["a", "b", "c"])
  }

  @Test("waits for what may follow an ESC, and settles for Escape if nothing does")
  func settles() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isAmbiguous)
    #expect(decoder.settle() == [.escape])
    #expect(!decoder.isAmbiguous)
    #expect(decoder.decode("[A".utf8) == ["[", "A"])
  }

  @Test("does not wait for the end of a character or a sequence that began")
  func waitsForever() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xC3]) == [])
    #expect(!decoder.isAmbiguous)
    #expect(decoder.settle() == [])
    #expect(decoder.decode([0xA9]) == ["é"])
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
