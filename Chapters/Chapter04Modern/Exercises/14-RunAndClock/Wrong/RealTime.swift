// wrong: the effect sleeps in real time, and a test would have to wait
// fails: The timer ticks each second, for the first time after one
// says: which no test should do

return .run { send in
  while !Task.isCancelled {
    try await Task.sleep(for: .seconds(1))
    await send(.ticked)
  }
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
