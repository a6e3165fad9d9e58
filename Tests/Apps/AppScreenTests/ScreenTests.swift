// A screen's own rules, whatever app makes it.

import AppScreen
import Chapter04Modern
import Testing

@Suite("A screen") struct ScreenTests {
  private let screen = Screen(
    title: "Names",
    body: ["Ada"],
    keys: [Key("+", "+ up", "plus"), Key("+", "+ again", "again"), Key("=", nil, "equals")]
  )

  @Test("The first key for a character counts, and a key without a legend works") func keys() {
    #expect(screen.action(for: "+") == "plus")
    #expect(screen.action(for: "=") == "equals")
    #expect(screen.action(for: "x") == nil)
  }

  @Test("Its lines are the title, the body, and the legends that fit on a line") func lines() {
    let rule = String(repeating: "─", count: 40)
    #expect(screen.lines == ["Names", rule, "", "Ada", "", rule, "+ up   + again"])
    var wide = screen
    wide.keys = ["1", "2", "3"].map { Key($0, "\($0) wide enough for two", "") }
    #expect(wide.lines.suffix(3) == (1...3).map { "\($0) wide enough for two" })
  }

  @Test("While text is typed, only return, escape and tab are keys") func typing() {
    var screen = screen
    screen.typing = Typing("é") { "text \($0)" }
    screen.keys.append(Key(.returnKey, "return ends it", "ended"))
    #expect(screen.action(for: "+") == "text é+")
    #expect(screen.action(for: "日") == "text é日")
    #expect(screen.action(for: "\u{301}") == "text é\u{301}")
    #expect(screen.action(for: .backspaceKey) == "text ")
    #expect(screen.action(for: .returnKey) == "ended")
    #expect(screen.action(for: .escapeKey) == nil)
    #expect(screen.action(for: "\u{1}") == nil)
  }

  @Test("Mapping embeds what keys and typing send") func map() {
    var screen = screen
    #expect(screen.map { "(\($0))" }.action(for: "+") == "(plus)")
    screen.typing = Typing("") { $0 }
    #expect(screen.map { "(\($0))" }.action(for: "x") == "(x)")
  }

  @Test("Nine rows have keys, and the others are counted") func nine() {
    let numbers = Array(1...1_000)
    var asked = 0
    let lines = rows(numbers, orElse: "None") { number in
      asked += 1
      return "row \(number)"
    }
    #expect(lines.count == 10 && lines[0] == "1  row 1" && lines[9] == "   … and 991 more")
    #expect(asked == 9)
    let keys = rowKeys(numbers, "open") { $0 * 10 }
    #expect(keys.map(\.action) == Array(stride(from: 10, through: 90, by: 10)))
    #expect(keys.compactMap(\.legend) == ["1-9 open"])
    #expect(rowKeys([7], "open") { $0 }.compactMap(\.legend) == ["1 open"])
    #expect(rows([Int](), orElse: "None") { "\($0)" } == [centered("None")])
  }

  @Test("An alert gets all keys: its buttons have numbers, Return confirms, Escape closes")
  func alert() {
    var screen = screen
    screen.typing = Typing("") { $0 }
    let alert = AlertState<String> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: "delete") { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This can't be undone, and it is a long sentence.")
    }
    let shown = screen.presenting(alert) { $0 ?? "close" }
    #expect(shown.body.contains("  │ Delete?") && shown.body.contains("  │ 2 Keep"))
    #expect(shown.body.allSatisfy { $0.count <= 40 })
    #expect(shown.action(for: "1") == "delete" && shown.action(for: "2") == "close")
    #expect(shown.action(for: "+") == nil)
    // Return never destroys.
    #expect(shown.action(for: .returnKey) == "close" && shown.action(for: .escapeKey) == "close")
    let empty = AlertState<String> { TextState("Oh") }
    #expect(screen.presenting(empty) { $0 ?? "close" }.action(for: "1") == "close")
    let dialog = ConfirmationDialogState<String> {
      TextState("Which?")
    } actions: {
      ButtonState(action: "this") { TextState("This") }
    }
    let asked = screen.presenting(dialog) { $0 ?? "close" }
    #expect(asked.action(for: "1") == "this" && asked.action(for: .returnKey) == "this")
    #expect(asked.action(for: .escapeKey) == "close")
  }
}
