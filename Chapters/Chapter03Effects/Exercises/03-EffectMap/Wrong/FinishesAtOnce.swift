// wrong: the start counts as the whole work
// says: The new effect finished while the old one is still at work. It finishes when the old one
//   does.
// fails: Calling `map` starts nothing, and starting the new effect starts the old one
// gives: (log → ["made", "work", "end", "|"]) == ["made", "work", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
start({ receive(transform($0)) }, {})
finish()
