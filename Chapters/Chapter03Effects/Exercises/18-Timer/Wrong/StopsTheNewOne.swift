// wrong: the old timer is stopped only when the new one has taken its id
// fails: A new interval restarts a running timer
// says: the old timer was stopped and no new one was started

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
