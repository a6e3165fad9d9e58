// What a screen costs: it reads fields of a store, is notified when one of them has changed, and
// reads again. The least that does the same is a class that was written for Observation, of which
// one property has changed.

import Chapter04Modern
import Observation

extension ModernBenchmark {
  func observation() async {
    await reading()
    await notifying()
    await screens()
  }

  /// Reads of a field, where nobody observes and in a closure that observes.
  private func reading() async {
    let (root, deep, plain) = (counter(), deepest(), PlainCounter())
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { blackHole(plain.count) } },
        { for _ in 0..<sends { blackHole(root.count) } },
        { for _ in 0..<sends { blackHole(deep.count) } },
        {
          withObservationTracking {
            for _ in 0..<sends { blackHole(plain.count) }
          } onChange: {
          }
        },
        {
          withObservationTracking {
            for _ in 0..<sends { blackHole(root.count) }
          } onChange: {
          }
        },
      ]
    )
    heading("A read of a field", floor: "a class written for Observation")
    row("a field of the root store", times[1], floor: times[0])
    row("a field 8 stores deep", times[2], floor: times[0])
    row("the same, in a closure that observes", times[4], floor: times[3])
  }

  private func notifying() async {
    let (unobserved, other, changing, plain) = (counter(), counter(), counter(), PlainCounter())
    withObservationTracking {
      _ = other.isOn
    } onChange: {
    }
    func observe(_ read: () -> Void) {
      withObservationTracking(read) {}
    }
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { unobserved.send(.up) } },
        { for _ in 0..<sends { other.send(.up) } },
        {
          for _ in 0..<sends {
            observe { blackHole(changing.count) }
            changing.send(.up)
          }
        },
        {
          for _ in 0..<sends {
            observe { blackHole(plain.count) }
            plain.count += 1
          }
        },
      ]
    )
    heading("A send where somebody observes", floor: "a send where nobody does; a class")
    row("another field is observed", times[1], floor: times[0])
    row("the observed field changes, and is read again", times[2], floor: times[3])
  }

  /// Rows of which one changes.
  private func screens() async {
    let screens = 200
    let screen = Store(initialState: Rows.State(count: 100)) { Rows() }
    let plain = (0..<100).map { _ in PlainCounter() }
    let few = ObservedRows(count: 100, fields: 1)
    let (one, two) = (ObservedRows(count: 1_000, fields: 1), ObservedRows(count: 1_000, fields: 2))
    func draw() {
      withObservationTracking {
        for row in screen.scope(state: \.rows, action: \.rows) { blackHole(row.count) }
      } onChange: {
      }
    }
    func drawPlain() {
      withObservationTracking {
        for row in plain { blackHole(row.count) }
      } onChange: {
      }
    }
    let times = await measure(
      screens,
      [
        {
          for number in 0..<screens {
            draw()
            screen.send(.rows(.element(id: number % 100, action: .up)))
          }
        },
        {
          for number in 0..<screens {
            drawPlain()
            plain[number % 100].count += 1
          }
        },
        { for number in 0..<screens { few.change(number % 100) } },
        { for number in 0..<screens { one.change(number % 1_000) } },
        { for number in 0..<screens { two.change(number % 1_000) } },
      ]
    )
    heading("Observed rows, of which one changes", floor: "classes")
    row("100 rows, all read again", times[0], floor: times[1])
    row("100 rows, each observed separately", times[2])
    row("1,000 rows, each observed separately", times[3])
    row("the same, two fields of each", times[4])
  }

  private func counter() -> StoreOf<Counter> {
    Store(initialState: Counter.State()) { Counter() }
  }

  private func deepest() -> StoreOf<Counter> {
    Store(initialState: Wrap8.initial) { Wrap8() }
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
  }
}

/// Rows, each observed by itself.
@MainActor
private final class ObservedRows {
  let store: StoreOf<Rows>
  let rows: [StoreOf<Row>]
  let fields: Int

  init(count: Int, fields: Int) {
    store = Store(initialState: Rows.State(count: count)) { Rows() }
    self.fields = fields
    rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { observe(row) }
  }

  /// Changes one row, and observes it again.
  func change(_ id: Int) {
    store.send(.rows(.element(id: id, action: .up)))
    observe(rows[id])
  }

  private func observe(_ row: StoreOf<Row>) {
    withObservationTracking {
      blackHole(row.count)
      if fields == 2 { blackHole(row.isOn) }
    } onChange: {
    }
  }
}

/// What a class looks like that is written for Observation.
private final class PlainCounter: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { stored = newValue } }
  }
}
