// wrong: each interval has a timer with an id of its own
// fails: A new interval restarts a running timer
// says: They need the same id

switch action {
case .incrementTapped, .ticked:
  state.count += 1
  return .none

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
