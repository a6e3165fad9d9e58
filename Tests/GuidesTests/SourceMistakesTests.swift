// Mistakes that articles about the architecture pass on. Each is made here once, next to what
// catches it.

import Chapter04Modern
import Foundation
import IssueTesting
import Testing

@Suite("What articles get wrong") @MainActor struct SourceMistakesTests {
  struct Notes: Reducer {
    struct Note: Equatable, Identifiable {
      let id: UUID
      var title: String
    }
    struct State: Equatable {
      var notes: [Note] = []
    }
    enum Action {
      case addTapped(title: String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped(let title):
          state.notes.append(Note(id: UUID(), title: title))
          return .none
        }
      }
    }
  }

  struct NotesWithDependency: Reducer {
    @Dependency(\.uuid) var uuid

    var body: some Reducer<Notes.State, Notes.Action> {
      Reduce { state, action in
        switch action {
        case .addTapped(let title):
          state.notes.append(Notes.Note(id: uuid(), title: title))
          return .none
        }
      }
    }
  }

  @Test("With `UUID()` in a reducer, one action gives two states") func identity() async {
    var one = Notes.State()
    var two = Notes.State()
    _ = Notes().reduce(into: &one, action: .addTapped(title: "milk"))
    _ = Notes().reduce(into: &two, action: .addTapped(title: "milk"))
    #expect(one != two)

    // snippet.identityTest
    let store = TestStore(initialState: Notes.State()) {
      NotesWithDependency()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addTapped(title: "milk")) {
      $0.notes = [Notes.Note(id: UUID(0), title: "milk")]
    }
    // snippet.end
  }

  final class Tracker: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [String] = []

    var events: [String] { lock.withLock { recorded } }
    func track(_ event: String) { lock.withLock { recorded.append(event) } }
  }

  struct Cart: Reducer {
    struct State: Equatable {
      var items: [String] = []
    }
    enum Action {
      case addTapped(String)
    }
    let tracker: Tracker

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped(let item):
          state.items.append(item)
          tracker.track("added \(item)")
          return .none
        }
      }
    }
  }

  @Test("A tracker called in a reducer counts replays and tests as users") func tracker() {
    let tracker = Tracker()
    let script: [Cart.Action] = [.addTapped("milk"), .addTapped("bread")]
    var bought = Cart.State()
    for action in script { _ = Cart(tracker: tracker).reduce(into: &bought, action: action) }

    // Undo the last step, as a history does: run all but the last from the start.
    bought = Cart.State()
    for action in script.dropLast() {
      _ = Cart(tracker: tracker).reduce(into: &bought, action: action)
    }
    #expect(bought.items == ["milk"])
    #expect(tracker.events == ["added milk", "added bread", "added milk"])
  }

  struct TrackedCart: Reducer {
    typealias State = Cart.State
    typealias Action = Cart.Action
    let tracker: Tracker

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.trackerOutside
        case .addTapped(let item):
          state.items.append(item)
          return .run { [tracker] _ in tracker.track("added \(item)") }
        // snippet.end
        }
      }
    }
  }

  @Test("A tracker called in an effect hears what a store runs, and no replay")
  func trackerOutside() async {
    let tracker = Tracker()
    let store = Store(initialState: Cart.State()) { TrackedCart(tracker: tracker) }
    await store.send(.addTapped("milk")).finish()

    var replayed = Cart.State()
    _ = TrackedCart(tracker: tracker).reduce(into: &replayed, action: .addTapped("milk"))
    #expect(tracker.events == ["added milk"])
  }

  struct Offline: Error {}

  struct EscapingSearch: Reducer {
    struct State: Equatable {
      var isLoading = false
      var results: [String] = []
    }
    enum Action: Equatable {
      case searched
      case found([String])
    }
    let search: @Sendable () async throws -> [String]

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .searched:
        state.isLoading = true
        return .run { [search] send in try await send(.found(search())) }

      case .found(let results):
        state.isLoading = false
        state.results = results
        return .none
      }
    }
  }

  @Test("A search that lets its error escape never stops its spinner") func escapingError() async {
    await expectReport("Offline()") {
      let store = TestStore(initialState: EscapingSearch.State()) {
        EscapingSearch { throw Offline() }
      }
      await store.send(.searched) { $0.isLoading = true }
      await store.finish()
      #expect(store.state.isLoading)
    }
  }

  struct LosingSearch: Reducer {
    let search: @Sendable () async throws -> [String]

    func reduce(
      into state: inout EscapingSearch.State,
      action: EscapingSearch.Action
    ) -> Effect<EscapingSearch.Action> {
      switch action {
      case .searched:
        state.isLoading = true
        return .run { [search] send in
          await send(.found((try? await search()) ?? []))
        }

      case .found(let results):
        state.isLoading = false
        state.results = results
        return .none
      }
    }
  }

  @Test("With `try?`, no server looks like no results") func lostError() async {
    let offline = Store(initialState: EscapingSearch.State()) { LosingSearch { throw Offline() } }
    let empty = Store(initialState: EscapingSearch.State()) { LosingSearch { [] } }
    await offline.send(.searched).finish()
    await empty.send(.searched).finish()
    #expect(offline.withState { $0 } == empty.withState { $0 })
  }

  @Test("A state needs no actor: the store has one") func stateWithoutActor() {
    struct Settings: Equatable, Sendable {
      var name = ""
    }
    let store = Store(initialState: Settings()) { EmptyReducer<Settings, Never>() }
    #expect(store.name == "")
  }
}
