// wrong: the notice goes with its effect
// says: The notice's time was over, and it was still there.
// fails: After the same actions, both have the same state
// gives: (time.new → ["7, old fact, notice", "7, old fact, loading, notice", "-7, old fact,
//   notice"]) == (time.old → ["7, old fact", "7, old fact, loading", "-7, old fact"])

// instead of
.cancellable(id: CancelID.notice, cancelInFlight: true)

case .noticeTimedOut:
state.notice = nil
return .none
}
}
// this
.cancellable(id: CancelID.notice, cancelInFlight: true)

case .noticeTimedOut:
return .none
}
}
