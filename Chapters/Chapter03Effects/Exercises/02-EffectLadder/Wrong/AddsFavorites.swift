// wrong: favourites that are loaded come to those that are there
// says: The loaded list was added to the old one. It replaces it.
// fails: An answer that is sent changes the state
// gives: (store.state → State(count: 7, name: "Blob", favorites: [3, 2, 2, 3, 2])) == State(count:
//   7, name: "Blob", favorites: [2, 3, 2])

// instead of
state.favorites = favorites
// this
state.favorites += favorites
