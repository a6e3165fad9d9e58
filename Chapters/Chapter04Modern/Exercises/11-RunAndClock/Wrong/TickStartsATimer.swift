// wrong: each tick has to start the next
// says: The timer gets faster: each tick starts another timer beside the one that is running.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["59 at 1000", "58 at 2000", "57 at 2000", "56 at 3000", "55 at 3000", "54 at
//   3000", "53 at 3000", "53 left"]) == ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"]

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
guard state.seconds > 0 else { return .cancel(id: CancelID.ticking) }
return .run { send in
  for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
}
.cancellable(id: CancelID.ticking)
