// wrong: an id alone is expected to replace the old timer
// fails: A second tap on start doesn't make the timer faster
// says: Two timers tick now

return .run { send in
  for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
}
.cancellable(id: CancelID.ticking)
// next answer
return .cancel(id: CancelID.ticking)
// next answer
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
