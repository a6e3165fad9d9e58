// wrong: every selection restarts the timer, even of the same interval
// fails: Selecting the current interval changes nothing
// says: its tick came 900 ms late

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
  state.interval = interval
  guard state.isRunning else { return .none }
  return Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
}
