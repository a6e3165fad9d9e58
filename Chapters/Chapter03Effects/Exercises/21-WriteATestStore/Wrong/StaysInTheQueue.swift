// wrong: an action that the step doesn't state stays in the queue
// fails: 4: An action other than the stated one is reported
// says: The action that came still waits

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
  let (action, origin) = waiting[0]
  guard action == expected else { return fail("\(action) came.", line: line) }
  waiting.removeFirst()
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
