// What every app gets for nothing, tested on an app that is a number.

import Foundation
import Testing

@testable import primetime

@Suite("An app being played") @MainActor struct PlayerTests {
  /// A number that keys change, and that changes by itself.
  private final class Number {
    var value = 0
    var isTyping = false
    var keys = ""
    var changed: () -> Void = {}

    @MainActor var app: App {
      App(
        screen: { ["\(self.value)"] },
        press: { key, _ in
          self.keys.append(key)
          if key == "+" { self.value += 1 }
        },
        observe: { changed in
          self.changed = changed
          return self
        },
        isTyping: { self.isTyping }
      )
    }
  }

  private let number = Number()

  @Test("It notifies when the screen has changed, and not when only the state has") func redraws() {
    let player = Player(number.app)
    var count = 0
    player.changed = { count += 1 }
    player.press("+")
    #expect(count == 1)
    number.changed()
    player.press("x")
    #expect(count == 1)
    number.value = 7
    number.changed()
    #expect(count == 2 && player.lines.first == "7")
  }

  @Test("< and > step through the screens, and stop at the ends") func steps() {
    let player = Player(number.app)
    for key in "+++<<" { player.press(key) }
    #expect(player.lines.first == "1" && player.lines[1] == "‹ screen 2 of 4 ›")
    for key in "<<<" { player.press(key) }
    #expect(player.lines.first == "0")
    for key in ">>>>" { player.press(key) }
    #expect(player.lines.first == "3" && player.lines.last!.hasPrefix("q quit"))
    #expect(number.keys == "+++")
  }

  @Test("What happens meanwhile doesn't move the screen from before; any key comes back to now")
  func meanwhile() {
    let player = Player(number.app)
    player.press("+")
    player.press("<")
    var count = 0
    player.changed = { count += 1 }
    number.value = 5
    number.changed()
    #expect(count == 0 && player.lines.first == "0")
    player.press("+")
    #expect(player.lines.first == "5" && number.keys == "+" && count == 1)
  }

  @Test("While text is typed, < and > are text") func typing() {
    number.isTyping = true
    let player = Player(number.app)
    player.press("<")
    #expect(number.keys == "<" && player.isTyping)
    #expect(player.lines == ["0", "ctrl-d quit   ← → earlier, later"])
  }

  @Test("It keeps a thousand screens, and the one that is shown stays the same") func limit() {
    let player = Player(number.app)
    for _ in 1...1_500 { player.press("+") }
    for _ in 1...10 { player.press("<") }
    #expect(player.lines.first == "1490")
    number.value += 1
    number.changed()
    #expect(player.lines.first == "1490")
    for _ in 1...1_500 { player.press("<") }
    #expect(player.lines.first == "502")
  }

  @Test("An app with a history of its own is asked to undo") func ownHistory() {
    var app = number.app
    app.travel = { step in number.value += step == .back ? -1 : 1 }
    let player = Player(app)
    for key in "++<" { player.press(key) }
    #expect(player.lines == ["1", "q quit   < > earlier, later"])
  }
}
