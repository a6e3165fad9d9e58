// wrong: assumes that each tick has to start the next one
// fails: The timer ticks after each interval, and not at the start
// says: leads to itself

switch action {
case .incrementTapped:
  state.count += 1
  return .none

case .ticked:
  state.count += 1
  return Effect(value: .ticked)

case .decrementTapped:
  state.count -= 1
  return .none

case .resetTapped:
  state.count = 0
  return .none

case .toggleTapped:
  state.isRunning.toggle()
  guard state.isRunning else { return .cancel(id: state.interval) }
  return Effect.timer(
    id: state.interval,
    every: state.interval.duration,
    on: environment.mainQueue
  )
  .map { _ in .ticked }

case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  state.interval = interval
  guard state.isRunning else { return .none }
  return Effect.timer(id: interval, every: interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
