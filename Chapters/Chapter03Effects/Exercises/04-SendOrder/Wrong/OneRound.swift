// wrong: the actions that came back are handled once, and what follows from them waits
// says: When `send` returned, actions were still waiting. Take actions until none is left.
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "|", "2", "3", "7", "|"]) == ["1", "2", "3", "4", "5", "6", "|", "7",
//   "|"]

// instead of
while !waiting.isEmpty {
// this
for _ in waiting {
