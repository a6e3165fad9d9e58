// Rules 13 to 13a: a stack of children.

import Diagnostics
import Foundation
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

@MainActor @Suite(.timeLimit(.minutes(5))) struct StackTests {
  let clock = TestClock()

  // R4.13
  @Test("A pushed element exists when the parent runs; a popped one still does")
  func pushAndPop() async {
    let log = LockIsolated<[String]>([])
    let store = NavigationScreen.store(log: log, clock: clock)
    await store.send(.path(.push(id: 0, state: NavigationScreen.State(id: 7)))) {
      $0.path[id: 0] = NavigationScreen.State(id: 7)
    }
    await store.send(.push(8)) { $0.path[id: 1] = NavigationScreen.State(id: 8) }
    await store.send(\.path[id: 1].tick) { $0.path[id: 1]?.count = 1 }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast() }
    #expect(log.value == ["pop 1"])
    await store.send(.push(9)) { $0.path[id: 2] = NavigationScreen.State(id: 9) }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  // R4.13
  @Test("Popping an element takes all above it, and ends the effects of each")
  func popMany() async {
    let store = NavigationScreen.store(clock: clock)
    for id in 0..<3 {
      await store.send(.push(id)) { $0.path.append(NavigationScreen.State(id: id)) }
      await store.send(.path(.element(id: StackElementID(generation: id), action: .start)))
    }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast(2) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.count = 1 }
    await store.send(.popAll) { $0.path.removeAll() }
    await clock.advance(by: .seconds(5))
    #expect(store.run.core.effects.keyCount == 0)
  }

  /// A reducer outside of `forEach` that removes screens.
  struct Removing: Reducer {
    let remove: (inout StackState<NavigationScreen.State>) -> Void

    var body: some ReducerOf<NavigationScreen> {
      Reduce { state, action in
        if action == .close { remove(&state.path) }
        return .none
      }
      NavigationScreen()
    }
  }

  @Test("removeAll() outside of forEach ends the screens' effects")
  func removeAllOutside() async {
    let store = TestStore(
      initialState: NavigationScreen.State(path: StackState([NavigationScreen.State(id: 1)]))
    ) {
      Removing { $0.removeAll() }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.path(.element(id: 0, action: .start)))
    await store.send(.close) { $0.path = StackState() }
    #expect(store.run.core.effects.keyCount == 0)
  }

  @Test("removeAll(where:) ends the effects of what it removes; the rest keep their ids")
  func removeSome() async {
    let screens = [1, 2, 3].map { NavigationScreen.State(id: $0) }
    let store = TestStore(initialState: NavigationScreen.State(path: StackState(screens))) {
      Removing { $0.removeAll { $0.id == 2 } }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.path(.element(id: 1, action: .start)))
    await store.send(.close) { $0.path[id: 1] = nil }
    #expect(Array(store.state.path.ids) == [0, 2])
    #expect(store.run.core.effects.keyCount == 0)
  }

  @Test("An element's answers find it by its id, wherever it is by then")
  func answers() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.push(1)) { $0.path.append(NavigationScreen.State(id: 1)) }
    await store.send(.push(2)) { $0.path.append(NavigationScreen.State(id: 2)) }
    await store.send(\.path[id: 1].start)
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .start)))
    store.exhaustivity = .on
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].tick) { $0.path[id: 1]?.count = 1 }
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.count = 1 }
    await store.send(.popAll) { $0.path = StackState() }
  }

  // R4.13
  @Test(
    "Popping an unknown id, pushing a used one or one out of turn is reported, and nothing is lost"
  )
  func misuse() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.push(1)) { $0.path.append(NavigationScreen.State(id: 1)) }
    let unknown = await reported { await store.send(.path(.popFrom(id: 999))) }
    #expect(unknown.count == 1)
    #expect(unknown[0].says("\"popFrom\" action for a missing element", "#999", "[#0]"))
    let used = await reported {
      await store.send(.path(.push(id: 0, state: NavigationScreen.State(id: 9))))
    }
    #expect(used.count == 1)
    #expect(used[0].says("\"push\" action for an element it already contains", "#0", "[#0]"))
    let early = await reported {
      await store.send(.path(.push(id: 7, state: NavigationScreen.State(id: 2)))) {
        $0.path[id: 7] = NavigationScreen.State(id: 2)
      }
    }
    #expect(early.count == 1)
    #expect(early[0].says("unexpected generational ID", "#7", "#1"))
    let missing = await reported { await store.send(\.path[id: 999].tick) }
    #expect(missing.count == 1)
    #expect(missing[0].says("missing element", "#999"))
    #expect(store.state.path.ids == [0, 7])
  }

  @Test("What a step's closure pushes gets the id that the feature's push got")
  func idsOfExpectation() async {
    struct Feature: Reducer {
      struct State: Equatable { var path = StackState<Int>() }
      enum Action: Equatable { case tapped, response }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.path.append(1)
            return .send(.response)
          case .response:
            state.path.append(2)
            return .none
          }
        }
      }
    }
    let store = TestStore(initialState: Feature.State()) { Feature() }
    for step in 0..<2 {
      await store.send(.tapped) {
        $0.path.append(1)
        @Dependency(\.stackElementID) var stackElementID
        _ = stackElementID.next()
      }
      await store.receive(.response) { $0.path.append(2) }
      #expect(store.state.path.ids.last == StackElementID(generation: 2 * step + 1))
    }
  }

  @Test("An expectation with another id than the feature's fails, and shows the ids")
  func wrongID() async {
    let store = NavigationScreen.store(clock: clock)
    let issues = await reported {
      await store.send(.push(1)) { $0.path[id: 5] = NavigationScreen.State(id: 1) }
    }
    #expect(issues.count == 1)
    #expect(issues[0].says("does not match expectation", "#5", "#0"))
  }

  // R4.13a
  @Test("A sheet on an element holds a stack, and each level is dismissed and cancelled alone")
  func deep() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.push(1)) { $0.path.append(NavigationScreen.State(id: 1)) }
    await store.send(\.path[id: 0].present, 2) {
      $0.path[id: 0]?.sheet = NavigationScreen.State(id: 2)
    }
    await store.send(.path(.element(id: 0, action: .sheet(.presented(.push(3)))))) {
      $0.path[id: 0]?.sheet?.path.append(NavigationScreen.State(id: 3))
    }
    await store.send(\.path[id: 0].sheet.path[id: 1].start)
    await store.send(\.path[id: 0].sheet.start)
    await store.send(\.path[id: 0].sheet.path[id: 1].done)
    await store.receive(\.path[id: 0].sheet.path.popFrom) {
      $0.path[id: 0]?.sheet?.path = StackState()
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].sheet.tick) { $0.path[id: 0]?.sheet?.count = 1 }
    await store.send(\.path[id: 0].sheet.done)
    await store.receive(\.path[id: 0].sheet.dismiss) { $0.path[id: 0]?.sheet = nil }
    await store.send(\.path[id: 0].done)
    await store.receive(\.path.popFrom) { $0.path = StackState() }
    await clock.advance(by: .seconds(5))
  }
}
