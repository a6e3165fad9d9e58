// wrong: the dots follow the number
// says: There is no space between the number and the dots.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8", "8…", "8…", "8"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading ? "\(number)…" : "\(number)"
