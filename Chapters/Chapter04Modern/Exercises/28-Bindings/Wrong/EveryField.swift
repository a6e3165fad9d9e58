// wrong: every change saves the title
// says: Another field was set, and the title was saved. Only a change of the title saves it.
// fails: Nothing is saved if the title stays the same
// gives: (others.saved → ["Emma", "Emma", "Emma"]) == []

// instead of
.onChange(of: \.title) { _, state in
// this
.onChange(of: { $0 }) { _, state in
