// wrong: one sleep is expected to repeat
// fails: It ticks each second, and first after one
// says: one sleep is one tick

return .run { send in
  try await clock.sleep(for: .seconds(1))
  await send(.ticked)
}
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
