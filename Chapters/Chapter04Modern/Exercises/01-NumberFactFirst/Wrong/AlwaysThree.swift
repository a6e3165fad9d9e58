// wrong: the title is the text that the task shows
// says: The number is 8, and the title isn't about 8.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["3", "3 …", "3 …", "3"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading ? "3 …" : "3"
