// wrong: the dots say that something may still come
// says: The two titles are the wrong way round.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8 …", "8", "8", "8 …"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading ? "\(number)" : "\(number) …"
