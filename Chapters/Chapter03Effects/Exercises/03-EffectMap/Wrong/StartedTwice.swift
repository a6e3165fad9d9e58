// wrong: one start is for the values, and one for the end
// says: One start of the new effect started the old one twice.
// fails: Calling `map` starts nothing, and starting the new effect starts the old one
// gives: (log → ["made", "work", "work", "|"]) == ["made", "work", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
start({ receive(transform($0)) }, {})
start({ _ in }, finish)
