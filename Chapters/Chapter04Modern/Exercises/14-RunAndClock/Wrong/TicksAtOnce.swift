// wrong: the tick comes before the sleep
// fails: The timer ticks each second, for the first time after one
// says: as soon as start was tapped

return .run { send in
  while !Task.isCancelled {
    await send(.ticked)
    try await clock.sleep(for: .seconds(1))
  }
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
