// wrong: the row and the list are tested apart, by the actions that each would get
// fails: a list that says nothing when it becomes empty
// gives: a list that says nothing when it becomes empty; a save that continues after its row is
//   removed; a list that ends all saves when one row runs out; an undo that restores the row that
//   ran out first; a second undo that adds a row

@MainActor @Suite struct ItemsTests {
  @Test("A row counts, and says when it has run out") func row() async {
    let store = TestStore(initialState: Row.State(id: 1)) { Row() }
    await store.send(.incrementTapped) { $0.quantity = 2 }
    await store.send(.decrementTapped) { $0.quantity = 1 }
    await store.send(.decrementTapped) { $0.quantity = 0 }
    await store.receive(.delegate(.ranOut))
  }

  @Test("The list removes a row that says it has run out") func list() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2), Row.State(id: 3))
    await store.send(\.rows[id: 2].delegate.ranOut) {
      $0.rows.remove(id: 2)
      $0.removed = Items.Removed(id: 2, index: 1)
    }
    await store.send(.undoTapped) {
      $0.rows.insert(Row.State(id: 2), at: 1)
      $0.removed = nil
    }
  }
}
