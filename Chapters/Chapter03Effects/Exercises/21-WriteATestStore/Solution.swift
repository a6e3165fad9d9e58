// A store that notices everything
//
// Write a test store. A step's closure changes the previous state into the expected one; without a
// closure, no change is expected. Run effects with `sink`; what they send waits for a `receive`.
// Report seven faults, at the line of the step, and go on from the reducer's state:
// - 1, 2, 3: the state isn't the stated one; it changed, but no change was stated; a stated change
//   didn't happen. One comparison finds all three, and makes one report.
// - 4, 5: `receive` takes the action that has waited longest, but it isn't the stated one; or none
//   waits. Report that alone. Whether the reducer still runs on the wrong action is up to you.
// - 6: `send` is called while actions wait. It sends anyway, and they can still be received.
// - 7: in `finish`, an action is waiting or an effect is running. Report each of them, at the line
//   of the `send` that it followed from.
//
// kind: write
// lesson: A step states everything

import Chapter03Effects

struct Failure: Equatable {
  var line: Int
  var message: String
}

final class TestStore<State: Equatable, Action: Equatable, Environment> {
  private(set) var state: State
  private(set) var failures: [Failure] = []
  private let reducer: Reducer<State, Action, Environment>
  private let environment: Environment

  init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    self.state = initialState
    self.reducer = reducer
    self.environment = environment
  }

  private func fail(_ message: String, line: Int) {
    failures.append(Failure(line: line, message: message))
  }

  // answer
  // starter: func send(
  // starter:   _ action: Action,
  // starter:   line: Int = #line,
  // starter:   _ update: ((inout State) -> Void)? = nil
  // starter: ) {
  // starter:   // Your code here.
  // starter: }
  // starter:
  // starter: func receive(
  // starter:   _ expected: Action,
  // starter:   line: Int = #line,
  // starter:   _ update: ((inout State) -> Void)? = nil
  // starter: ) {
  // starter:   // Your code here.
  // starter: }
  // starter:
  // starter: /// The test is over.
  // starter: func finish() {
  // starter:   // Your code here.
  // starter: }
  /// The actions that effects have sent, and the line of the `send` that each follows from.
  private var waiting: [(action: Action, origin: Int)] = []
  /// The effects that are running: the line of the `send` that each follows from.
  private var running: [Int: Int] = [:]
  private var effects: [AnyCancellable] = []

  func send(_ action: Action, line: Int = #line, _ update: ((inout State) -> Void)? = nil) {
    if !waiting.isEmpty { fail("Receive \(waiting.map(\.action)) first.", line: line) }
    reduce(action, origin: line, line: line, update)
  }

  func receive(_ expected: Action, line: Int = #line, _ update: ((inout State) -> Void)? = nil) {
    guard !waiting.isEmpty else { return fail("No action came.", line: line) }
    let (action, origin) = waiting.removeFirst()
    guard action == expected else { return fail("\(action) came.", line: line) }
    reduce(action, origin: origin, line: line, update)
  }

  /// The test is over.
  func finish() {
    for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
    for origin in running.values { fail("An effect is still running.", line: origin) }
  }

  private func reduce(
    _ action: Action,
    origin: Int,
    line: Int,
    _ update: ((inout State) -> Void)?
  ) {
    var expected = state
    update?(&expected)
    let effect = reducer.run(&state, action, environment)
    if state != expected { fail("\(state) isn't \(expected).", line: line) }

    let key = effects.count
    running[key] = origin
    effects.append(
      effect.sink(
        receiveCompletion: { [weak self] _ in self?.running[key] = nil },
        receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
      )
    )
  }
  // end answer
}
