// wrong: the notice goes with the next tap
// says: A minute passed on the test's clock, and the notice wasn't cleared. A failure starts a wait
//   of three seconds on the `continuousClock` of the dependencies.
// fails: A notice is cleared after three seconds of the clock
// gives: (log → ["failed: No at 0"]) == ["failed: No at 0", "timed out at 3000"]

// instead of
return .run { send in
try await clock.sleep(for: .seconds(3))
await send(.noticeTimedOut)
}
.cancellable(id: CancelID.notice, cancelInFlight: true)
// this
return .none
