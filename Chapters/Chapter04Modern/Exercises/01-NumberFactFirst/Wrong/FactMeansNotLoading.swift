// wrong: having a fact means that nothing is being loaded
// says: While another fact was being loaded, the title said nothing of it. It depends on
//   `isLoading` alone.
// fails: State: the title says whether a fact is being loaded
// gives: (states.map(\.title) → ["8", "8 …", "8", "8"]) == ["8", "8 …", "8 …", "8"]

// instead of
isLoading ? "\(number) …" : "\(number)"
// this
isLoading && fact == nil ? "\(number) …" : "\(number)"
