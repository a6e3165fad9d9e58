// wrong: one sleep is expected to repeat
// fails: The timer ticks each second, for the first time after one
// says: one sleep makes one tick

return .run { send in
  try await clock.sleep(for: .seconds(1))
  await send(.ticked)
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
