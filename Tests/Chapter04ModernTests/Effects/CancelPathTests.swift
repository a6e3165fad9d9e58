import Chapter04Modern
import Testing

@testable import Chapter04Core

@Suite("Which feature can cancel which effects", .timeLimit(.minutes(5))) @MainActor
struct CancelPathTests {
  /// Waits for ever, and never sends.
  private func waiting<A>() -> Effect<A> {
    .run { _ in try await Task.never() }
  }

  private func start(_ store: StoreOf<Parent>, _ place: Parent.Place, id: some Hashable & Sendable)
  {
    store.send(place.action(.run(waiting().cancellable(id: id))))
  }

  // R4.8
  @Test(
    "A child cancels neither its siblings' effects nor its parent's, by the same id",
    arguments: Parent.Place.allCases
  )
  func siblings(_ place: Parent.Place) {
    let store = Parent.store()
    for other in Parent.Place.allCases where other != place { start(store, other, id: "id") }
    store.send(.run(waiting().cancellable(id: "id")))
    let count = store.effects.running.count
    #expect(count == Parent.Place.allCases.count)
    store.send(place.action(.run(.cancel(id: "id"))))
    store.send(place.action(.run(.none.cancellable(id: "id", cancelInFlight: true))))
    #expect(store.effects.running.count == count)
    start(store, place, id: "id")
    #expect(store.effects.running.count == count + 1)
    store.send(place.action(.run(.cancel(id: "id"))))
    #expect(store.effects.running.count == count)
  }

  // R4.8
  @Test("A parent cancels its descendants' effects by their id, wherever they are")
  func descendants() {
    let store = Parent.store()
    for place in Parent.Place.allCases {
      start(store, place, id: "id")
      store.send(place.action(.grandchild(.run(waiting().cancellable(id: "id")))))
      start(store, place, id: "other id")
    }
    let places = Parent.Place.allCases.count
    #expect(store.effects.running.count == 3 * places)
    store.send(Parent.Place.row1.action(.run(.cancel(id: "id"))))
    #expect(store.effects.running.count == 3 * places - 2, "the row's and its child's")
    store.send(.run(.cancel(id: "id")))
    #expect(store.effects.running.count == places)
    store.send(.run(.cancel(id: "other id")))
    #expect(store.effects.running.isEmpty)
    #expect(store.effects.keyCount == 0)
  }

  @Test("An id that the parent gives to a child's effect is the parent's")
  func parentsID() {
    struct Outer: Reducer {
      typealias State = Parent.State
      typealias Action = Parent.Action
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          Parent().reduce(into: &state, action: action).cancellable(id: "outer")
        }
      }
    }
    let store = Store(initialState: Parent.State(optional: Child.State())) { Outer() }
    store.send(.optional(.run(waiting())))
    store.send(.optional(.run(.cancel(id: "outer"))))
    #expect(store.effects.running.count == 1)
    store.send(.run(.cancel(id: "outer")))
    #expect(store.effects.running.isEmpty)
    #expect(store.effects.keyCount == 0)
  }

  @Test("A piece of the same feature, in a Scope on the whole state, shares its ids")
  func whole() {
    struct Split: Reducer {
      struct State: Equatable {}
      enum Action: CasePathable {
        case start
        case view(View)
        enum View { case stop }
        struct AllCasePaths: Sendable {
          var view: AnyCasePath<Action, View> {
            AnyCasePath(embed: Action.view) { if case .view(let it) = $0 { it } else { nil } }
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some ReducerOf<Self> {
        Scope(state: \.self, action: \.view) {
          Reduce { _, _ in .cancel(id: 1) }
        }
        Reduce { _, action in
          guard case .start = action else { return .none }
          return .run { _ in try await Task.never() }.cancellable(id: 1)
        }
      }
    }
    let store = Store(initialState: Split.State()) { Split() }
    store.send(.start)
    #expect(store.effects.running.count == 1)
    store.send(.view(.stop))
    #expect(store.effects.running.isEmpty)
  }
}
