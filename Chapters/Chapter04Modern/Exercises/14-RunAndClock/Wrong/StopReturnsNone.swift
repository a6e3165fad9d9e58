// wrong: starting nothing is expected to stop the timer
// fails: Stop ends the ticking
// says: Cancel it by the id

return .run { send in
  for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .none
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
