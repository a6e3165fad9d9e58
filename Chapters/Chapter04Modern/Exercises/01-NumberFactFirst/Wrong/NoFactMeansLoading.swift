// wrong: without a fact, one is being loaded
// says: The title depends on the fact. It depends on `isLoading` alone.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8 …", "8 …", "8", "8"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
fact == nil ? "\(number) …" : "\(number)"
