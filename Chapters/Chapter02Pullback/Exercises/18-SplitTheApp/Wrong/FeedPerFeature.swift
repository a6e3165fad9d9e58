// wrong: each feature gets a feed around it, and every entry is written three times
// says: Every entry was written three times: the feed goes around all features together, not
//   around each.
// fails: The feed goes around all features, once
// gives: (app.feed.map { "\($0.kind)" } → ["addedFavoritePrime(3)", "addedFavoritePrime(3)",
//   "addedFavoritePrime(3)", "removedFavoritePrime(2)", "removedFavoritePrime(2)",
//   "removedFavoritePrime(2)"]) == ["addedFavoritePrime(3)", "removedFavoritePrime(2)"]

// instead of
feed(combine(steps(), sheet(), list()))
// this
combine(feed(steps()), feed(sheet()), feed(list()))
