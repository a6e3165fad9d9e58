// The items, one of which is open.

import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("A list and the item that is open") @MainActor struct InventoryTests {
  func store(_ rows: [Examples.Item.State]) -> TestStoreOf<Examples.Inventory> {
    var state = Examples.Inventory.State()
    state.items.rows = IdentifiedArray(uniqueElements: rows)
    return TestStore(initialState: state) {
      Examples.Inventory()
    }
  }

  let cable = Examples.Item.State(id: 1, name: "Cable")
  let mouse = Examples.Item.State(id: 2, name: "Mouse", quantity: 2)

  @Test("The list says which item was tapped, and the item opens") func selects() async {
    let store = store([cable, mouse])
    await store.send(\.items.rowTapped, 2)
    await store.receive(\.items.delegate.itemSelected, mouse) { $0.selectedID = 2 }
    #expect(store.state.selected == mouse)
    await store.send(\.items.rows[id: 2].incrementButtonTapped) {
      $0.items.rows[id: 2]?.quantity = 3
    }
    #expect(store.state.selected?.quantity == 3)
    await store.send(\.backTapped) { $0.selectedID = nil }
  }

  @Test("A removed row can't be tapped") func gone() async {
    let store = store([cable])
    await store.send(\.items.rowTapped, 7)
  }

  @Test("An item that runs out while it is open is closed, and takes its saving with it")
  func runsOut() async {
    let store = store([cable])
    store.dependencies.itemsClient.save = { _, _ in
      for await _ in AsyncStream<Never>.makeStream().stream {}
    }
    await store.send(\.items.rowTapped, 1)
    await store.receive(\.items.delegate.itemSelected) { $0.selectedID = 1 }
    await store.send(\.items.rows[id: 1].saveButtonTapped) {
      $0.items.rows[id: 1]?.isSaving = true
    }
    await store.send(\.items.rows[id: 1].decrementButtonTapped) {
      $0.items.rows[id: 1]?.quantity = 0
    }
    await store.receive(\.items.rows[id: 1].delegate.ranOut) {
      $0.items.rows = []
      $0.selectedID = nil
    }
    await store.receive(\.items.delegate.becameEmpty)
    #expect(store.state.selected == nil)
  }

  @Test("Reloading doesn't open an item that was closed, and closes one that is gone")
  func reloads() async {
    let store = store([mouse])
    store.dependencies.itemsClient.load = { [cable] in [cable] }
    await store.send(\.items.rowTapped, 2)
    await store.receive(\.items.delegate.itemSelected) { $0.selectedID = 2 }
    await store.send(\.items.appeared) { $0.items.isLoading = true }
    await store.receive(\.items.response.success) {
      $0.items.isLoading = false
      $0.items.rows = [cable]
      $0.selectedID = nil
    }
  }
}
