// wrong: reset also stops the timer
// fails: Plus, minus and reset leave the timer alone
// says: Reset stopped the timer

switch action {
case .incrementTapped, .ticked:
  state.count += 1
  return .none

case .decrementTapped:
  state.count -= 1
  return .none

case .resetTapped:
  state.count = 0
  state.isRunning = false
  return .cancel(id: "timer")

case .toggleTapped:
  state.isRunning.toggle()
  guard state.isRunning else { return .cancel(id: "timer") }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }

case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  state.interval = interval
  guard state.isRunning else { return .none }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
