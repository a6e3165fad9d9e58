// wrong: the three features are combined, and nobody writes the feed any more
// says: There is no entry: the feed isn't around the features.
// fails: The feed goes around all features, once
// gives: (app.feed.map { "\($0.kind)" } → []) == ["addedFavoritePrime(3)",
//   "removedFavoritePrime(2)"]

// instead of
feed(combine(steps(), sheet(), list()))
// this
combine(steps(), sheet(), list())
