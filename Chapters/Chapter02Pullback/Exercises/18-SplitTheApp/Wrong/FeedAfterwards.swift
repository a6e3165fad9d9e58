// wrong: the feed is one of the features
// says: The row 0 was deleted, and the feed names what is in it now. The feed has to look before
//   the features run: it goes around them.
// fails: The feed goes around all features, once
// gives: (app.feed.map { "\($0.kind)" } → ["addedFavoritePrime(3)", "removedFavoritePrime(5)"]) ==
//   ["addedFavoritePrime(3)", "removedFavoritePrime(2)"]

// instead of
feed(combine(steps(), sheet(), list()))
// this
combine(steps(), sheet(), list(), feed(combine()))
