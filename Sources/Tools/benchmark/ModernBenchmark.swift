// What do a send, a read, an effect and a test cost on chapter 4's library? The features are this
// module's, the operators the library's, as in an app.

import Chapter04Modern
import Foundation
import Observation

@MainActor
func modern() async -> Report {
  let report = Report("modern", columns: ["", "takes"])
  func row(_ name: String, _ nanoseconds: Double) {
    report.add([name, timeText(nanoseconds)])
  }

  let sends = 50_000
  let (counter, observed) = (store(Counter.self), store(Counter.self))
  let nested = store(Layer8<Counter>.self)
  let deep =
    nested
    .scope(state: \.inner, action: \.inner).scope(state: \.inner, action: \.inner)
    .scope(state: \.inner, action: \.inner).scope(state: \.inner, action: \.inner)
    .scope(state: \.inner, action: \.inner).scope(state: \.inner, action: \.inner)
    .scope(state: \.inner, action: \.inner).scope(state: \.inner, action: \.inner)
  let rows = store(Rows.self)
  let times = await medians(
    sends,
    [
      { for _ in 0..<sends { counter.send(.up) } },
      { for _ in 0..<sends { nested.send(Layer8<Counter>.deepest) } },
      { for _ in 0..<sends { deep.send(.up) } },
      { for id in 0..<sends { rows.send(.rows(.element(id: id % 1_000, action: .up))) } },
      { for _ in 0..<sends { blackHole(counter.count) } },
      {
        for _ in 0..<sends {
          withObservationTracking {
            blackHole(observed.count)
          } onChange: {
          }
          observed.send(.up)
        }
      },
    ]
  )
  row("a send", times[0])
  row("each level of `Scope`", (times[1] - times[0]) / 8)
  row("a send to a store 8 levels deep", times[2])
  row("a send to one of 1,000 rows", times[3])
  row("a read of a field", times[4])
  row("a send, and a read that is observed", times[5])

  let trips = 2_000
  let asking = store(Counter.self)
  let test = TestStore(initialState: Counter.initial) { Counter() }
  let trip = await medians(
    trips,
    [
      { for _ in 0..<trips { await asking.send(.ask).finish() } },
      {
        for _ in 0..<trips {
          await test.send(.ask)
          await test.receive(\.up) { $0.count += 1 }
        }
      },
    ]
  )
  row("`run`, and the action it sends", trip[0])
  row("`TestStore`: send and receive", trip[1])
  return report
}

/// A feature with a first state, and the action that goes furthest down in it.
private protocol Feature: Reducer where Action: SendableMetatype {
  init()
  static var initial: State { get }
  static var deepest: Action { get }
}

@MainActor
private func store<F: Feature>(_: F.Type) -> StoreOf<F> {
  Store(initialState: F.initial) { F() }
}

private struct Counter: Feature {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: CasePathable {
    case up
    /// Its effect sends `up`.
    case ask

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var up: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .up }, extract: { if case .up = $0 { () } else { nil } })
      }
    }
  }

  static var initial: State { State() }
  static var deepest: Action { .up }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none
      case .ask:
        return .run { send in await send(.up) }
      }
    }
  }
}

/// A feature around another one. Nothing here uses its own field and action: they are there because
/// a real feature has some, and a level costs a different amount without them.
private struct Layer<Inner: Feature>: Feature {
  static var initial: LayerState<Inner.State> { LayerState(inner: Inner.initial) }
  static var deepest: LayerAction<Inner.Action> { .inner(Inner.deepest) }

  var body: some Reducer<LayerState<Inner.State>, LayerAction<Inner.Action>> {
    Scope(state: \.inner, action: \.inner) { Inner() }
  }
}

private struct LayerState<Inner> {
  var title = "A title"
  var inner: Inner
}

private enum LayerAction<Inner: SendableMetatype>: CasePathable {
  case inner(Inner)
  case other

  static var allCasePaths: AllCasePaths { AllCasePaths() }
  struct AllCasePaths {
    var inner: AnyCasePath<LayerAction, Inner> {
      AnyCasePath(
        embed: { .inner($0) },
        extract: { if case .inner(let action) = $0 { action } else { nil } }
      )
    }
  }
}

private typealias Layer2<Inner: Feature> = Layer<Layer<Inner>>
private typealias Layer4<Inner: Feature> = Layer2<Layer2<Inner>>
private typealias Layer8<Inner: Feature> = Layer4<Layer4<Inner>>

private struct Rows: Feature {
  struct State {
    var rows: IdentifiedArrayOf<Counter.State>
  }

  enum Action: CasePathable {
    case rows(IdentifiedActionOf<Counter>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Counter>> {
        AnyCasePath(
          embed: { .rows($0) },
          extract: { if case .rows(let it) = $0 { it } else { nil } }
        )
      }
    }
  }

  static var initial: State {
    State(rows: IdentifiedArray(uniqueElements: (0..<1_000).map { Counter.State(id: $0) }))
  }
  static var deepest: Action { .rows(.element(id: 0, action: .up)) }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// `1.5 ns`, `250 ns`, `3.5 µs`, `14 µs`: at least two digits that count.
private func timeText(_ nanoseconds: Double) -> String {
  let (time, unit) = nanoseconds < 995 ? (nanoseconds, "ns") : (nanoseconds / 1_000, "µs")
  return String(format: time < 9.95 ? "%.1f \(unit)" : "%.0f \(unit)", time)
}
