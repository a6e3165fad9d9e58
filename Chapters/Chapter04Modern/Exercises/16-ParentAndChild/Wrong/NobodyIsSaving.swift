// wrong: rows are removed only while they have nothing in flight
// fails: a save that continues after its row is removed
// gives: a save that continues after its row is removed; a list that ends all saves when one row
//   runs out; an undo that restores the row that ran out first; a second undo that adds a row

@MainActor @Suite struct ItemsTests {
  @Test("The row that ran out goes, and undo brings it back in its place") func undo() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2), Row.State(id: 3))
    await store.send(\.rows[id: 2].decrementTapped) { $0.rows[id: 2]?.quantity = 0 }
    await store.receive(\.rows[id: 2].delegate.ranOut) {
      $0.rows.remove(id: 2)
      $0.removed = Items.Removed(id: 2, index: 1)
    }
    await store.send(.undoTapped) {
      $0.rows.insert(Row.State(id: 2), at: 1)
      $0.removed = nil
    }
  }

  @Test("When the only row has gone, the list says so") func empty() async {
    let store = itemsStore(Row.State(id: 1), save: { _, _ in })
    await store.send(\.rows[id: 1].saveTapped) { $0.rows[id: 1]?.isSaving = true }
    await store.receive(\.rows[id: 1].saved) { $0.rows[id: 1]?.isSaving = false }
    await store.send(\.rows[id: 1].decrementTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) {
      $0.rows = []
      $0.removed = Items.Removed(id: 1, index: 0)
    }
    await store.receive(\.delegate.becameEmpty)
  }
}
