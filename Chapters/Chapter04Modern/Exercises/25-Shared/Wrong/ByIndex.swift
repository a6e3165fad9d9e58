// wrong: the sheet's book is the first of the list
// says: The sheet shows another book. It is found by its id, not by its place.
// fails: A tapped book opens its sheet
// gives: ([first, screen.sheet] → ["1 Emma", "1 Emma"]) == ["2 Ulysses", "1 Emma"]

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
// this
let book = state.$books[0]
