// wrong: in every test the list has one row, which is the first, the last and the only one
// fails: a list that removes its first row, whichever ran out
// gives: a list that removes its first row, whichever ran out; a list that says it is empty while
//   it still has rows; an undo that puts the row at the end; a list that ends all saves when one
//   row runs out; an undo that restores the row that ran out first; a second undo that adds a row

@MainActor @Suite struct ItemsTests {
  @Test("A row that ran out goes, and undo brings it back") func undo() async {
    let clock = TestClock()
    let store = itemsStore(
      Row.State(id: 1),
      save: { _, _ in try? await clock.sleep(for: .seconds(1)) }
    )
    await store.send(\.rows[id: 1].saveTapped) { $0.rows[id: 1]?.isSaving = true }
    await store.send(\.rows[id: 1].decrementTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) {
      $0.rows = []
      $0.removed = Items.Removed(id: 1, index: 0)
    }
    await store.receive(\.delegate.becameEmpty)
    await store.send(.undoTapped) {
      $0.rows = [Row.State(id: 1)]
      $0.removed = nil
    }
    await clock.advance(by: .seconds(1))
  }
}
