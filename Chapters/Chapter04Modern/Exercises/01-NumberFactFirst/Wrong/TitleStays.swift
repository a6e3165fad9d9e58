// wrong: the title is the number
// says: The title says nothing of loading. While `isLoading` is true, it is the number and " …".
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8", "8", "8", "8"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
"\(number)"
