// A feature is a type
//
// A reducer that is a type keeps what it needs in its properties, so nobody has to pass it in.
// - `Thermostat` adds an action's degrees to the temperature. A temperature that would leave
//   `range` stops at its end. Each thermostat has its own range.
// - `Both` runs its first reducer, and then its second on what the first has left.
// - `Store` takes any reducer of its state and actions, and `send` runs it.
//
// kind: write
// lesson: Closures that know nothing

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action)
}

struct Thermostat: Reducer {
  // answer
  // starter: init(range: ClosedRange<Int>) {
  // starter:   // Your code here.
  // starter: }
  // starter:
  // starter: func reduce(into temperature: inout Int, action degrees: Int) {
  // starter:   // Your code here.
  // starter: }
  let range: ClosedRange<Int>

  func reduce(into temperature: inout Int, action degrees: Int) {
    temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
  }
  // end answer
}

struct Both<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  let first: First
  let second: Second

  func reduce(into state: inout First.State, action: First.Action) {
    // answer
    // starter: // Your code here.
    first.reduce(into: &state, action: action)
    second.reduce(into: &state, action: action)
    // end answer
  }
}

final class Store<State, Action> {
  private(set) var state: State

  // answer
  // starter: init(initialState: State, reducer: some Reducer<State, Action>) {
  // starter:   state = initialState
  // starter: }
  // starter:
  // starter: func send(_ action: Action) {
  // starter:   // Your code here.
  // starter: }
  private let reducer: any Reducer<State, Action>

  init(initialState: State, reducer: some Reducer<State, Action>) {
    state = initialState
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer.reduce(into: &state, action: action)
  }
  // end answer
}
