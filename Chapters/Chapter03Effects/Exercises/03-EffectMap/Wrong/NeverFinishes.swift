// wrong: only the values are passed on
// says: The old effect finished, and the new one didn't: pass `finish` on.
// fails: Each value comes out changed, and then the end
// gives: (log → ["work", "1 times ten", "10", "2 times ten", "20", "|"]) == ["1 times ten", "10",
//   "2 times ten", "20", "end", "|"]

// instead of
start({ receive(transform($0)) }, finish)
// this
start({ receive(transform($0)) }, {})
