// wrong: the new timer is made before the new interval is in the state
// fails: A new interval restarts a running timer
// says: Store the interval first

func timer() -> Effect<TimerCounterAction, Never> {
  guard state.isRunning else { return .cancel(id: "timer") }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
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
  return timer()
case .intervalSelected(let interval):
  guard interval != state.interval else { return .none }
  let restarted = timer()
  state.interval = interval
  return restarted
}
