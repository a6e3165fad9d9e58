// wrong: a new interval starts a timer, whether one is running or not
// fails: The timer ticks at the selected interval
// says: Selecting an interval doesn't start it

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
  guard state.isRunning else { return .cancel(id: "timer") }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }

case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  state.interval = interval
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
