// wrong: the new timer is there when the old one is to be stopped
// fails: A new interval restarts a running timer
// says: The old timer was stopped, but no new one was started

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
  guard state.isRunning else { return .none }
  return .merge(
    Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
      .map { _ in .ticked },
    .cancel(id: "timer")
  )
}
