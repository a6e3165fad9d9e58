// wrong: the timer starts with no seconds left, and the first tick ends it
// fails: With no seconds left, the timer doesn't start
// says: which is too late here

return .run { send in
  for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
