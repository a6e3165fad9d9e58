// wrong: three dots are an ellipsis
// says: The title ends in three dots. It ends in one character, "…": copy it from the task.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8", "8 ...", "8 ...", "8"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading ? "\(number) ..." : "\(number)"
