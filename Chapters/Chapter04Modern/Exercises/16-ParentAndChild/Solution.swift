// Between a list and its rows
//
// `Items` and `Row` are already written, and do what the comments below say. Each has its own
// tests, but none of those can see what happens between the two. Write the integration tests. They
// run on the right reducers first, where they must pass, and then on ten wrong ones, each of which
// must fail at least one test. The verdict names the wrong ones that your tests accept.
//
// kind: test
// lesson: Less than everything

import Chapter04Modern
import Testing

struct Row: Sendable {
  struct State: Equatable, Identifiable {
    let id: Int
    var quantity = 1
    var isSaving = false
  }

  enum Action: Equatable {
    case incrementTapped
    /// Takes one away. When none is left, the row says `.delegate(.ranOut)`.
    case decrementTapped
    /// `isSaving` becomes true, and the client saves the quantity. When it has, `.saved` arrives,
    /// and `isSaving` becomes false.
    case saveTapped
    case saved
    case delegate(Delegate)

    enum Delegate: Equatable { case ranOut }
  }
}

struct Items: Sendable {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    /// The last row that ran out, and its place; nil if it has been restored.
    var removed: Removed?
  }

  struct Removed: Equatable {
    var id: Int
    var index: Int
  }

  enum Action: Equatable {
    /// A row that ran out is removed, and its save is cancelled. If that leaves no row, the list
    /// sends `.delegate(.becameEmpty)`, once.
    case rows(IdentifiedActionOf<Row>)
    /// The row that ran out last is restored in its place, with a quantity of 1, and not saving. A
    /// second tap does nothing, because only one row can be restored.
    case undoTapped
    case delegate(Delegate)

    enum Delegate: Equatable { case becameEmpty }
  }
}

struct ItemsClient: DependencyKey {
  var save: @Sendable (_ id: Int, _ quantity: Int) async -> Void

  static let liveValue = ItemsClient { _, _ in }
  static let testValue = ItemsClient(save: unimplemented("ItemsClient.save"))
}

/// A list whose rows must not be saved, unless you say how.
@MainActor func itemsStore(
  _ rows: Row.State...,
  save: @escaping @Sendable (_ id: Int, _ quantity: Int) async -> Void = unimplemented("save")
) -> TestStoreOf<Items> {
  TestStore(initialState: Items.State(rows: IdentifiedArray(uniqueElements: rows))) {
    Items()
  } withDependencies: {
    $0[ItemsClient.self].save = save
  }
}

// answer
// starter: @MainActor @Suite struct ItemsTests {
// starter:   @Test("A row counts") func counts() async {
// starter:     let store = itemsStore(Row.State(id: 1))
// starter:     await store.send(\.rows[id: 1].incrementTapped) { $0.rows[id: 1]?.quantity = 2 }
// starter:   }
// starter: }
@MainActor @Suite struct ItemsTests {
  @Test("The row that ran out goes, and undo brings it back in its place") func undo() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2), Row.State(id: 3))
    await store.send(\.rows[id: 2].decrementTapped) { $0.rows[id: 2]?.quantity = 0 }
    await store.receive(\.rows[id: 2].delegate.ranOut) {
      $0.rows = [Row.State(id: 1), Row.State(id: 3)]
      $0.removed = Items.Removed(id: 2, index: 1)
    }
    await store.send(.undoTapped) {
      $0.rows = [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]
      $0.removed = nil
    }
    await store.send(.undoTapped)
  }

  @Test("Undo is for the row that ran out last") func last() async {
    let store = itemsStore(Row.State(id: 1), Row.State(id: 2), Row.State(id: 3))
    store.exhaustivity = .off
    await store.send(\.rows[id: 3].decrementTapped)
    await store.receive(\.rows[id: 3].delegate.ranOut)
    await store.send(\.rows[id: 1].decrementTapped)
    await store.receive(\.rows[id: 1].delegate.ranOut)
    await store.send(.undoTapped) { $0.rows = [Row.State(id: 1), Row.State(id: 2)] }
  }

  @Test("When the only row has gone, the list says so") func empty() async {
    let store = itemsStore(Row.State(id: 1))
    await store.send(\.rows[id: 1].decrementTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) {
      $0.rows = []
      $0.removed = Items.Removed(id: 1, index: 0)
    }
    await store.receive(\.delegate.becameEmpty)
  }

  @Test("What a row was saving ends with it, and other rows' saves go on") func saving() async {
    let clock = TestClock()
    let store = itemsStore(
      Row.State(id: 1),
      Row.State(id: 2),
      save: { _, _ in try? await clock.sleep(for: .seconds(1)) }
    )
    await store.send(\.rows[id: 1].saveTapped) { $0.rows[id: 1]?.isSaving = true }
    await store.send(\.rows[id: 2].saveTapped) { $0.rows[id: 2]?.isSaving = true }
    await store.send(\.rows[id: 1].decrementTapped) { $0.rows[id: 1]?.quantity = 0 }
    await store.receive(\.rows[id: 1].delegate.ranOut) {
      $0.rows = [Row.State(id: 2, isSaving: true)]
      $0.removed = Items.Removed(id: 1, index: 0)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].saved) { $0.rows[id: 2]?.isSaving = false }
  }
}
// end answer
