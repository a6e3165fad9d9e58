// wrong: an action is reduced on arrival, so a step sees the state after all of them
// fails: Actions that effects send are received, one in each step
// says: were reduced at once

/// What effects have sent, and the line of the `send` that it follows from.
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
  var copy = state
  update?(&copy)
  if copy != state { fail("\(state) isn't \(copy).", line: line) }
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
      receiveValue: { [weak self] action in
        guard let self else { return }
        _ = self.reducer.run(&self.state, action, self.environment)
        self.waiting.append((action, origin))
      }
    )
  )
}
