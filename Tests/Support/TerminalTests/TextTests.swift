import Foundation
import Testing

@testable import Terminal

@Suite("Columns")
struct ColumnsTests {
  @Test(
    "count cells, not characters",
    arguments: [
      ("abc", 3), ("", 0), ("─é♥", 3), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{1B}", 0),
      ("日本", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("、", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2),
    ]
  )
  func cells(text: String, expected: Int) {
    #expect(columns(of: text) == expected)
  }
}

@Suite("Wrapped text")
struct WrapTests {
  static let text = """
    A reducer is a function — nothing more, \
    日本語の長い文章 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧 caf\u{65}\u{301} /a/path/that/has/no/space/in/it/at/all end
    """

  @Test("fits any width from that of its widest character up, and loses nothing")
  func fits() {
    func characters(_ text: String) -> [Character] { text.filter { $0 != " " } }
    for width in 2...60 {
      let lines = wrap(Self.text, width: width)
      #expect(lines.filter { columns(of: $0) > width } == [], "\(width) columns")
      #expect(lines.flatMap(characters) == characters(Self.text), "\(width) columns")
    }
  }

  @Test("breaks at spaces, as late as possible")
  func breaksLate() {
    #expect(wrap("one two three", width: 7) == ["one two", "three"])
    #expect(wrap("one two three", width: 6) == ["one", "two", "three"])
    #expect(wrap("日本 日本", width: 8) == ["日本", "日本"])
  }

  @Test("cuts only words that no line can hold, and between characters")
  func cuts() {
    #expect(wrap("a bcdefgh i", width: 3) == ["a", "bcd", "efg", "h i"])
    #expect(wrap("👨‍👩‍👧👨‍👩‍👧", width: 3) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(wrap("日本", width: 0) == ["日", "本"])
  }

  @Test("keeps line breaks, blank lines and the shape of code")
  func keepsShape() {
    #expect(wrap("if a {\n  b  c\n\n}", width: 20) == ["if a {", "  b  c", "", "}"])
    #expect(wrap("a\r\nb", width: 20) == ["a", "b"])
    #expect(wrap("", width: 20) == [""])
    #expect(wrap("a  ", width: 20) == ["a"])
    #expect(wrap("    a", width: 4) == ["a"])
  }

  @Test("begins with the indent, and goes on with the hanging one")
  func indents() {
    #expect(wrap("a b\nc", width: 3, indent: "- ", hangingIndent: "  ") == ["- a", "  b", "  c"])
    #expect(wrap("a\n\nb", width: 9, indent: "  ") == ["  a", "", "  b"])
  }

  @Test("holds no control character that could move the cursor")
  func isPrintable() {
    #expect(wrap("\tx\u{1B}[2J\u{7}y\u{9B}", width: 20) == ["    xy"])
  }
}

@Suite("Printable text")
struct PrintableTests {
  @Test(
    "lacks escape sequences as a whole",
    arguments: [
      "\u{1B}[31m", "\u{1B}[1;38;5;9m", "\u{1B}[?25l", "\u{9B}2J", "\u{1B}(B", "\u{1B}7", "\u{1B}",
      "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://a.b\u{1B}\\", "\u{9D}0;title\u{9C}",
      "\u{1B}P1$r0m\u{1B}\\", "\u{0}", "\u{7F}", "\r",
    ]
  )
  func sequences(sequence: String) {
    #expect(printable("a\(sequence)\u{1B}[0mb") == "ab")
  }

  @Test("ends with a sequence that is never finished")
  func unfinished() {
    #expect(printable("a\u{1B}[12;") == "a")
    #expect(printable("a\u{1B}]0;title") == "a")
    #expect(printable("a\u{1B}[1\u{1B}[0mb") == "ab")
  }

  @Test("names what would reorder it, and keeps what only joins")
  func direction() {
    #expect(printable("a\u{202E}b\u{2066}c\u{200F}") == "a\\u{202E}b\\u{2066}c\\u{200F}")
    #expect(printable("👨‍👩‍👧 e\u{301} שלום") == "👨‍👩‍👧 e\u{301} שלום")
  }
}

@Suite("A progress bar")
struct ProgressBarTests {
  @Test("shows the part that is done, and the numbers")
  func shows() {
    #expect(progressBar(done: 3, of: 6, width: 18) == "[######------] 3/6")
    #expect(progressBar(done: 0, of: 0, width: 10) == "[----] 0/0")
    #expect(progressBar(done: 9, of: 6, width: 10) == "[####] 6/6")
  }

  @Test("is empty only when nothing is done, or it has no room")
  func beginning() {
    func widths(done: Int) -> [Int] {
      (5...90).filter { progressBar(done: done, of: 80, width: $0).contains("#") }
    }
    #expect(widths(done: 0) == [])
    #expect(widths(done: 1) == Array(9...90))
  }

  @Test("fills any width from 20 columns up, and is full only at the end")
  func fits() {
    for width in 20...90 {
      let bars = (0...120).map { progressBar(done: $0, of: 120, width: width) }
      #expect(bars.filter { $0.count != width } == [], "\(width) columns")
      #expect(bars.filter { !$0.contains("-") } == [bars[120]], "\(width) columns")
    }
  }
}

@Suite("A frame")
struct FrameTests {
  @Test("never scrolls: it ends on the last row and leaves out what is below")
  func neverScrolls() {
    #expect(
      frame(["a", "b", "c"], in: Size(columns: 9, rows: 2)) == "\u{1B}[H\u{1B}[2Ka\n\u{1B}[2Kb"
    )
  }

  @Test("clears what is left of an earlier one")
  func clears() {
    #expect(frame(["a"], in: Size(columns: 9, rows: 2)) == "\u{1B}[H\u{1B}[2Ka\n\u{1B}[J")
  }
}

@Suite("Style")
struct StyleTests {
  @Test("leaves text as it is where colour is not allowed")
  func plain() {
    let file = URL(fileURLWithPath: "/a b")
    #expect(Style.plain.bold(Style.plain.red("x")) == "x")
    #expect(Style.plain.link("x", to: file) == "x")
  }

  @Test("nests: ending the inner one does not end the outer one")
  func nests() {
    let style = Style(isAllowed: true)
    #expect(style.bold("a\(style.red("b"))c") == "\u{1B}[1ma\u{1B}[31mb\u{1B}[39mc\u{1B}[22m")
  }

  @Test("links to a file by its URL")
  func links() {
    let link = Style(isAllowed: true).link("x", to: URL(fileURLWithPath: "/a b"))
    #expect(link == "\u{1B}]8;;file:///a%20b\u{1B}\\x\u{1B}]8;;\u{1B}\\")
  }
}
