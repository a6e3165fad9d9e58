// wrong: the effect shows the notice
// says: The failure set no notice.
// fails: After the same actions, both have the same state
// gives: (error.new → ["7, old fact, notice", "7, old fact, notice", "-7, old fact, notice"]) ==
//   (error.old → ["7, old fact, failure", "7, old fact, failure", "-7, old fact, failure"])

// instead of
state.notice = error.reason
return .run { send in
// this

return .run { send in
