// wrong: the last feature of a list is forgotten when two lists are joined
// says: Only one effect of each reducer was kept. A combined reducer returns more than one: join
//   the lists.
// fails: Three features get their answers
// gives: (events → ["asked count", "asked favorites", "received appeared", "received countLoaded",
//   "received favoritesLoaded"]) == ([ "asked count", "asked favorites", "asked name", "received
//   appeared", "received countLoaded", "received favoritesLoaded", "received nameLoaded", ] →
//   ["asked count", "asked favorites", "asked name", "received appeared", "received countLoaded",
//   "received favoritesLoaded", "received nameLoaded"])

// instead of
first(&state, action) + second(&state, action)
// this
Array(first(&state, action).prefix(1) + second(&state, action).prefix(1))
