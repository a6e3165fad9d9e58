import Chapter04CaseStudies
import Chapter04Modern
import Foundation
import Testing

@Suite("Rows in rows") @MainActor struct NestingTests {
  func store(_ rows: IdentifiedArrayOf<Nesting.State> = []) -> TestStoreOf<Nesting> {
    TestStore(initialState: Nesting.State(id: UUID(100), name: "Rows", rows: rows)) {
      Nesting()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A row of a row is added, named and removed like any other")
  func nesting() async {
    let store = store()
    let (outer, inner) = (UUID(0), UUID(1))
    await store.send(.addTapped) { $0.rows = [Nesting.State(id: outer)] }
    await store.send(.rows(.element(id: outer, action: .set(\.name, "Äußere")))) {
      $0.rows[id: outer]?.name = "Äußere"
    }
    await store.send(\.rows[id: outer].addTapped) {
      $0.rows[id: outer]?.rows = [Nesting.State(id: inner)]
    }
    await store.send(\.rows[id: outer].rows[id: inner].addTapped) {
      $0.rows[id: outer]?.rows[id: inner]?.rows = [Nesting.State(id: UUID(2))]
    }
    #expect(store.state.count == 3)
    await store.send(\.rows[id: outer].removeTapped, inner) { $0.rows[id: outer]?.rows = [] }
    #expect(store.state.count == 1)
  }

  @Test("A row is opened and closed; one that is removed isn't open any more")
  func opening() async {
    let store = store([Nesting.State(id: UUID(7))])
    await store.send(.rowTapped(UUID(8)))
    await store.send(.rowTapped(UUID(7))) { $0.opened = UUID(7) }
    await store.send(.closeTapped) { $0.opened = nil }
    await store.send(.rowTapped(UUID(7))) { $0.opened = UUID(7) }
    await store.send(.removeTapped(UUID(7))) {
      $0.rows = []
      $0.opened = nil
    }
  }
}
