// wrong: the number of observers serves as an identity, and comes up again after one has gone
// says: The number of observers identifies nobody: it goes down when one leaves, and comes up
//   again. The third token ended the second's observation, too.
// fails: A new observer isn't mistaken for an earlier one
// gives: (seen → ["second", "third", "|"]) == ["second", "third", "|", "second"]

// instead of
let id = nextID
nextID += 1
// this
let id = observers.count
