// wrong: plus and minus restart the timer
// fails: Plus, minus and reset leave the timer alone
// says: Plus or minus restarted the timer

func timer() -> Effect<TimerCounterAction, Never> {
  guard state.isRunning else { return .cancel(id: "timer") }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
switch action {
case .ticked:
  state.count += 1
  return .none
case .incrementTapped:
  state.count += 1
  return timer()
case .decrementTapped:
  state.count -= 1
  return .none
case .resetTapped:
  state.count = 0
  return .none
case .toggleTapped:
  state.isRunning.toggle()
  return timer()
case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  state.interval = interval
  return timer()
}
