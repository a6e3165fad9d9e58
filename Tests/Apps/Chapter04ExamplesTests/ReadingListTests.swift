import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("A reading list") @MainActor struct ReadingListTests {
  typealias ReadingList = Examples.ReadingList
  typealias BookForm = Examples.BookForm
  typealias BookDetail = Examples.BookDetail

  let emma = Examples.Book(id: UUID(0), title: "Emma")
  let ulysses = Examples.Book(id: UUID(1), title: "Ulysses")

  func store(_ books: Examples.Book...) -> TestStoreOf<ReadingList> {
    let state = ReadingList.State()
    state.$books.withLock { $0 = IdentifiedArray(uniqueElements: books) }
    return TestStore(initialState: state) {
      ReadingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A saved book is in the list, and the form is closed") func saving() async {
    let store = store()
    await store.send(.addTapped) { $0.form = BookForm.State() }
    await store.send(\.form.saveTapped)  // There is no title yet.
    await store.send(.form(.presented(.set(\.title, "Emma")))) { $0.form?.title = "Emma" }
    await store.send(\.form.saveTapped)
    await store.receive(\.form.delegate, .saved(title: "Emma")) {
      $0.$books.withLock { $0 = [emma] }
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test("An empty form is closed without a confirmation") func closing() async {
    let store = store()
    await store.send(.addTapped) { $0.form = BookForm.State() }
    await store.send(\.form.cancelTapped)
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test("What was written is discarded only after a confirmation", arguments: [true, false])
  func discarding(isDiscarded: Bool) async {
    let store = store()
    await store.send(.addTapped) { $0.form = BookForm.State() }
    await store.send(.form(.presented(.set(\.title, "Emma")))) { $0.form?.title = "Emma" }
    await store.send(\.form.cancelTapped) { $0.form?.alert = .discard }
    if isDiscarded {
      await store.send(.form(.presented(.alert(.presented(.discardConfirmed))))) {
        $0.form?.alert = nil
      }
      await store.receive(\.form.dismiss) { $0.form = nil }
    } else {
      await store.send(\.form.alert.dismiss) { $0.form?.alert = nil }
    }
  }

  @Test("The screen of a book changes it in the list") func reading() async {
    let store = store(emma, ulysses)
    await store.send(.bookTapped(ulysses.id)) { state in
      state.path[id: 0] = Shared(state.$books[id: ulysses.id]).map { BookDetail.State(book: $0) }
    }
    await store.send(\.path[id: 0].readToggled) {
      $0.$books.withLock { $0[id: ulysses.id]?.isRead = true }
    }
    #expect(store.state.path[id: 0]?.book.isRead == true)
  }

  @Test("A deleted book is removed from the list and from the stack") func deleting() async {
    let store = store(emma, ulysses)
    await store.send(.bookTapped(emma.id)) { state in
      state.path[id: 0] = Shared(state.$books[id: emma.id]).map { BookDetail.State(book: $0) }
    }
    await store.send(\.path[id: 0].deleteTapped) { $0.path[id: 0]?.alert = .delete(emma) }
    await store.send(.path(.element(id: 0, action: .alert(.presented(.deleteConfirmed))))) {
      $0.path[id: 0]?.alert = nil
    }
    await store.receive(\.path[id: 0].delegate, .deleteConfirmed) {
      $0.path.removeAll()
      $0.$books.withLock { $0 = [ulysses] }
    }
  }

  @Test("A book that isn't in the list has no screen") func unknown() async {
    let store = store(emma)
    await store.send(.bookTapped(ulysses.id))
  }
}
