import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("A list whose rows are features") @MainActor struct ItemsTests {
  let cable = Examples.Item.State(id: 1, name: "Cable")
  let mouse = Examples.Item.State(id: 2, name: "Mouse", quantity: 2)
  let adapter = Examples.Item.State(id: 3, name: "Adapter")

  func items(
    _ rows: [Examples.Item.State] = [],
    client: Examples.ItemsClient = .testValue
  ) -> TestStoreOf<Examples.Items> {
    TestStore(initialState: Examples.Items.State(rows: IdentifiedArray(uniqueElements: rows))) {
      Examples.Items()
    } withDependencies: {
      $0[Examples.ItemsClient.self] = client
    }
  }

  @Test("It loads its rows, each once") func loads() async {
    let store = items()
    store.dependencies[Examples.ItemsClient.self].load = { [cable, mouse] in
      [cable, mouse, Examples.Item.State(id: 1, name: "Cable again")]
    }
    await store.send(\.appeared) { $0.isLoading = true }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.rows = [cable, mouse]
    }
  }

  @Test("A failure leaves the rows that are there") func fails() async {
    let store = items([cable])
    store.dependencies[Examples.ItemsClient.self].load = { throw CocoaError(.fileNoSuchFile) }
    await store.send(\.appeared) { $0.isLoading = true }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.hasFailed = true
    }
  }

  @Test("A row changes itself, and no other") func row() async {
    let store = items([cable, mouse])
    await store.send(\.rows[id: 2].incrementButtonTapped) { $0.rows[id: 2]?.quantity = 3 }
    await store.send(\.rows[id: 1].incrementButtonTapped) { $0.rows[id: 1]?.quantity = 2 }
  }

  @Test("A row by itself says that it ran out, and stays") func rowAlone() async {
    let store = TestStore(initialState: mouse) {
      Examples.Item()
    }
    await store.send(\.decrementButtonTapped) { $0.quantity = 1 }
    await store.send(\.decrementButtonTapped) { $0.quantity = 0 }
    await store.receive(\.delegate.ranOut)
  }

  @Test("The list removes a row that ran out, and says when it was the last") func ranOut() async {
    let store = items([cable, adapter])
    await store.send(\.rows[id: 1].decrementButtonTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) { $0.rows = [adapter] }
    await store.send(\.rows[id: 3].decrementButtonTapped) { $0.rows[id: 3]?.quantity = 0 }
    await store.receive(\.rows[id: 3].delegate.ranOut) { $0.rows = [] }
    await store.receive(\.delegate.becameEmpty)
  }

  @Test("An answer finds its row after the list was sorted; a row's effects end with the row")
  func answersFindTheirRow() async {
    let (permits, permit) = AsyncStream.makeStream(of: Void.self)
    let store = items([mouse, cable])
    store.dependencies[Examples.ItemsClient.self].save = { id, _ in
      if id == 2 {
        for await _ in permits { break }
      } else {
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    await store.send(\.rows[id: 2].saveButtonTapped) { $0.rows[id: 2]?.isSaving = true }
    await store.send(\.rows[id: 1].saveButtonTapped) { $0.rows[id: 1]?.isSaving = true }
    await store.send(\.sortButtonTapped) { [cable, mouse] in
      $0.rows = [cable, mouse]
      $0.rows[id: 1]?.isSaving = true
      $0.rows[id: 2]?.isSaving = true
    }
    await store.send(\.rows[id: 1].decrementButtonTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) { $0.rows.remove(id: 1) }
    permit.yield()
    await store.receive(\.rows[id: 2].saved) { $0.rows[id: 2]?.isSaving = false }
  }
}
