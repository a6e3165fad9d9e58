// wrong: a timer is expected to know when it is over
// fails: The timer ends at zero
// says: below zero

return .run { send in
  for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return .none
