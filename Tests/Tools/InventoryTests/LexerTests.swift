// How a source is taken apart, where that is hard: what the compiler knows from context.

import Foundation
import Testing

@testable import inventory

@Suite struct LexerTests {
  /// The words and marks of a source, with a literal as `·`.
  private func tokens(_ text: String) -> String {
    let source = Source(Array(text.utf8), Vocabulary([]))
    return source.tokens.indices.map { index in
      switch source.tokens[index].kind {
      case .word: source.text(index)
      case .literal: "·"
      case .mark where source.tokens[index].mark == Token.arrow: "->"
      case .mark: String(UnicodeScalar(source.tokens[index].mark))
      }
    }
    .joined(separator: " ")
  }

  @Test(
    "Literals and comments hide what is in them, and nothing else",
    arguments: [
      ("a // b\nc", "a c"), ("a /* b /* c */ d */ e", "a e"), ("a /* b", "a"),
      (#"f("a", b)"#, "f ( · , b )"), (#"f("\"", b)"#, "f ( · , b )"),
      (#""a\(b)c" d"#, "· ( b ) d"), (#""a\(b("c"))" d"#, "· ( b ( · ) ) d"),
      (#""\(a) \("\(b)")" c"#, "· ( a ) ( · ( b ) ) c"), ("##\"a\"#b\"## c", "· c"),
      (##"#"\(a) \#(b)"# c"##, "· ( b ) c"), ("\"\"\"\na \"b\" \"\"\nc\n\"\"\" d", "· d"),
      ("\"a\nb", "· b"), ("a = /b c/ d", "a = · d"), ("a / b / c", "a / b / c"),
      ("f(/A.b, /C.d)", "f ( / A . b , / C . d )"), ("f(/a(b)c/)", "f ( · )"),
      ("(/)(/)", "( / ) ( / )"), ("#/a/b\"/# c", "· c"), ("#/\na \"\n/# b", "· b"),
      ("x = 1.5e3 + 0xFF.a", "x = · + · . a"), ("0...5", "· . . . ·"), ("`if` a", "if a"),
      ("a -> b", "a -> b"), ("\u{FEFF}é😀 a", "\u{FEFF}é😀 a"), ("#!/usr/bin/swift\na", "a"),
      ("#if A\na\n#else\nb\n#endif", "a b"), ("#if false\na\n#else\nb\n#endif\nc", "b c"),
      ("#if 0\n#if B\na\n#else\nb\n#endif\n#endif\nc", "c"), ("#selector(a)", "# selector ( a )"),
      ("", ""), ("\0\u{1}a", "a"),
    ]
  )
  func literals(text: String, expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test("Brackets close their own kind, also where others are missing or branches differ")
  func brackets() {
    func closed(_ text: String) -> [Int] {
      Source(Array(text.utf8), Vocabulary([])).tokens.map { Int($0.closing) }
    }
    #expect(closed("(a)") == [2, 0, 0])
    #expect(closed("([)]") == [2, 0, 0, 0])
    #expect(closed("{ ( }") == [2, 0, 0])
    #expect(closed(") ( )") == [0, 2, 0])
    #expect(closed("#if A\nif {\n#else\nwhile {\n#endif\n}") == [0, 0, 0, 4, 0])
  }

  @Test("A source of many brackets, quotes or slashes takes no longer than one of words")
  func linear() {
    // The thread's own time, because the machine may be busy.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func seconds(_ text: String) -> Double {
      let bytes = Array(String(repeating: text, count: 50_000).utf8)
      let start = now()
      _ = Source(bytes, Vocabulary([]))
      return now() - start
    }
    let words = seconds("word ")
    for text in ["/a(/a ", "({[ ", "\"\\(", "#####", "/[\\/ ", "/* */", "`a`", "\"\"\"\n", ")}]"] {
      #expect(seconds(text) < 20 * words + 1, "\(text)")
    }
  }
}
