// wrong: a test that isn't exhaustive counts the rows, and doesn't check which they are
// fails: a list that removes its first row, whichever ran out
// gives: a list that removes its first row, whichever ran out; a list that says it is empty while
//   it still has rows; an undo that puts the row at the end; an undo that leaves a row with a
//   quantity of 0; a save that continues after its row is removed; a list that ends all saves when
//   one row runs out; an undo that restores the row that ran out first; a second undo that adds a
//   row

@MainActor @Suite struct ItemsTests {
  @Test("A row goes, and comes back") func undo() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2), Row.State(id: 3))
    store.exhaustivity = .off
    await store.send(\.rows[id: 2].decrementTapped)
    await store.receive(\.rows[id: 2].delegate.ranOut)
    #expect(store.state.rows.count == 2)
    await store.send(.undoTapped)
    #expect(store.state.rows.count == 3)
  }

  @Test("The list says that it is empty") func empty() async {
    let store = itemsStore(Row.State(id: 1))
    store.exhaustivity = .off
    await store.send(\.rows[id: 1].decrementTapped)
    await store.receive(\.delegate.becameEmpty)
    #expect(store.state.rows.isEmpty)
  }
}
