// What the list looks like, what its keys do, and that no keys break it.

import AppScreen
import AppScreenTesting
import Chapter04Modern
import Chapter04Todos
import Foundation
import Testing

@Suite("The screen of the todos") @MainActor struct TodosScreenTests {
  func state(_ count: Int) -> Todos.State {
    let todos = (0..<count).map { Todo(id: UUID($0), title: "Number \($0)", isDone: $0 % 2 == 1) }
    return Todos.State(todos: Shared(value: IdentifiedArray(uniqueElements: todos)))
  }

  @Test("It shows each row with its number and its mark, and the keys for the marked one")
  func rows() {
    var state = state(2)
    #expect(state.screen.title == "Todos · 2")
    #expect(state.screen.body == [" 1 · Number 0", " 2 ✓ Number 1"])
    #expect(state.screen.action(for: "x") == nil)
    #expect(state.screen.action(for: "2") == .selected(UUID(1)))
    #expect(state.screen.action(for: "j") == .selected(UUID(0)))
    state.selection = UUID(0)
    #expect(state.screen.body[0] == "›1 · Number 0")
    let actions: [Todos.Action?] = [
      .doneTapped(UUID(0)), .editTapped(UUID(0)), .deleteTapped(UUID(0)), .selected(UUID(1)),
      .selected(UUID(0)), .clearCompletedTapped, nil,
    ]
    #expect("xedjkcu".map { state.screen.action(for: $0) } == actions)
  }

  @Test("An empty list, and a filter that hides all, say so") func empty() {
    var state = state(0)
    #expect(state.screen.body == [centered("Nothing to do")])
    #expect(state.screen.action(for: "j") == nil)
    state = self.state(1)
    state.filter = .completed
    #expect(state.screen.body == [centered("None of these")])
    #expect(state.screen.title == "Todos · 0 of 1, done")
  }

  @Test("The filter's key goes through all three") func filter() {
    var state = state(2)
    for filter in [Todos.Filter.active, .completed, .all] {
      #expect(state.screen.action(for: "f") == .filterSelected(filter))
      state.filter = filter
    }
  }

  @Test("While a title is typed, its keys are text") func typing() {
    var state = state(2)
    state.editing = UUID(1)
    #expect(state.screen.body[1] == " 2 ✓ Number 1_")
    #expect(state.screen.action(for: "q") == .titleChanged("Number 1q"))
    #expect(state.screen.action(for: .returnKey) == .editingEnded)
    #expect(state.screen.action(for: .escapeKey) == .editingCancelled)
  }

  @Test("Of a thousand rows it shows the nine around the marked one", .timeLimit(.minutes(5)))
  func thousand() {
    var state = state(1_000)
    #expect(state.screen.body.count == 10 && state.screen.body[9] == "  … 991 below")
    state.selection = UUID(500)
    #expect(state.screen.body[0] == "  … 496 above" && state.screen.body[5] == "›5 · Number 500")
    #expect(state.screen.action(for: "9") == .selected(UUID(504)))
    state.selection = UUID(999)
    #expect(state.screen.body.last == "›9 ✓ Number 999")
    #expect(state.screen.action(for: "j") == .selected(UUID(999)))
  }

  @Test("Random keys leave nothing behind") func randomKeys() async {
    let clock = TestClock()
    await pressKeys(in: state(12), screen: \.screen, clock: clock) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }
}
