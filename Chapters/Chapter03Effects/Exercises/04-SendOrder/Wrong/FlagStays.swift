// wrong: the flag is set and never reset
// says: 7 was sent when everything had been handled, and it only joined the queue: is a flag
//   still set?
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "2", "3", "4", "5", "6", "|", "|"]) == ["1", "2", "3", "4", "5", "6",
//   "|", "7", "|"]

// instead of
defer { isDraining = false }
// this

