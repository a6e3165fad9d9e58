// R4.12, the values: an alert is what it says.

import Chapter04Modern
import Diagnostics
import Testing

@Suite(.timeLimit(.minutes(5))) struct AlertStateTests {
  enum Action: Hashable {
    case delete
    case keep(Int)
  }

  static func alert(_ title: String = "Delete?") -> AlertState<Action> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("There is no way back.")
    }
  }

  // R4.12
  @Test("Alerts that say the same are equal, whenever they were made")
  func equal() {
    let (first, second) = (Self.alert(), Self.alert())
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.id != second.id)
  }

  @Test("Alerts differ by their title, their message and each button's label, role and action")
  func different() {
    var all = [Self.alert(), Self.alert("Really?")]
    var alert = Self.alert()
    alert.message = nil
    all.append(alert)
    alert = Self.alert()
    alert.buttons.removeLast()
    all.append(alert)
    for button in [
      ButtonState(role: .cancel, action: Action.delete) { TextState("Delete") },
      ButtonState(role: .destructive, action: .keep(1)) { TextState("Delete") },
      ButtonState(role: .destructive, action: .delete) { TextState("Remove") },
    ] {
      alert = Self.alert()
      alert.buttons[0] = button
      all.append(alert)
    }
    for (index, alert) in all.enumerated() {
      #expect(all.firstIndex(of: alert) == index)
    }
    #expect(Set(all).count == all.count)
  }

  @Test("An alert mapped to another action type is the same alert with other actions")
  func map() {
    let alert = Self.alert()
    let mapped = alert.map { action in action.map { "\($0)" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.buttons.map(\.action.action) == ["delete", nil])
    #expect(mapped.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test("Buttons can be listed with if, else and for")
  func builder() {
    func labels(_ isOn: Bool) -> [String] {
      AlertState<Action> {
        TextState("")
      } actions: {
        if isOn { ButtonState(action: .delete) { TextState("a") } }
        if isOn {
          ButtonState(action: .delete) { TextState("b") }
        } else {
          ButtonState(action: .delete) { TextState("c") }
        }
        for number in 1...2 {
          ButtonState(action: .keep(number)) { TextState("\(number)") }
        }
      }
      .buttons.map { String(state: $0.label) }
    }
    #expect(labels(true) == ["a", "b", "1", "2"])
    #expect(labels(false) == ["c", "1", "2"])
  }

  @Test("A button hands over its action, and nil if it only closes the alert")
  @MainActor func withAction() async {
    var actions: [Action?] = []
    for button in Self.alert().buttons {
      button.withAction { actions.append($0) }
      await button.withAction { (action) async in actions.append(action) }
    }
    #expect(actions == [.delete, .delete, nil, nil])
  }

  @Test("Texts that read the same are equal")
  func text() {
    #expect(TextState("a") + TextState("b") == TextState(verbatim: "ab"))
    #expect(TextState("a") != TextState("b"))
    #expect(String(state: TextState("a") + TextState("b")) == "ab")
  }

  @Test("A failing test shows what an alert says, not which one it is")
  func description() {
    #expect(
      describe(Self.alert()) == """
        AlertState(title: "Delete?", actions: [ButtonState(role: .destructive, action: .delete, \
        label: "Delete"), ButtonState(role: .cancel, label: "Keep")], message: "There is no way back.")
        """
    )
  }

  @Test("Dialogs that say the same are equal, unless one hides its title")
  func dialogs() {
    func dialog(
      _ visibility: ConfirmationDialogStateTitleVisibility
    ) -> ConfirmationDialogState<Action> {
      ConfirmationDialogState(titleVisibility: visibility) {
        TextState("Which?")
      } actions: {
        ButtonState(action: .delete) { TextState("This") }
      }
    }
    #expect(dialog(.visible) == dialog(.visible))
    #expect(dialog(.visible) != dialog(.hidden))
    let automatic = ConfirmationDialogState<Action> {
      TextState("Which?")
    } actions: {
      ButtonState(action: .delete) { TextState("This") }
    }
    #expect(automatic == dialog(.automatic))
    #expect(dialog(.visible).map { $0.map { "\($0)" } }.buttons[0].action == .send("delete"))
  }
}
