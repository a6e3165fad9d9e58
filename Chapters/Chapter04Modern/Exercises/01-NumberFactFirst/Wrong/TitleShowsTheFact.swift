// wrong: the title shows what is known
// says: The title is the number, whether there is a fact or not.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8", "8 …", "8 …", "8 is even."]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading ? "\(number) …" : fact ?? "\(number)"
