// wrong: undo is expected to restore the row as it was removed, with a quantity of 0
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct ItemsTests {
  @Test("Undo brings the row back") func undo() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2))
    await store.send(\.rows[id: 2].decrementTapped) { $0.rows[id: 2]?.quantity = 0 }
    await store.receive(\.rows[id: 2].delegate.ranOut) {
      $0.rows.remove(id: 2)
      $0.removed = Items.Removed(id: 2, index: 1)
    }
    await store.send(.undoTapped) {
      $0.rows.append(Row.State(id: 2, quantity: 0))
      $0.removed = nil
    }
  }
}
