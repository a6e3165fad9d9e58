// wrong: assumes that a timer ticks when it starts
// fails: The timer ticks after each interval, and not at the start
// says: as soon as the timer started

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
  state.count += 1
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }

case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  state.interval = interval
  guard state.isRunning else { return .none }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
