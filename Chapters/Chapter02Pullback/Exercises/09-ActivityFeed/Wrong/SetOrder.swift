// wrong: a set of rows is in the order of the rows
// says: The entries are in no order. A set has none, so sort the offsets.
// fails: Several rows are listed from the first to the last
// gives: (order → "in no order") == "from the first row to the last"

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
for offset in offsets where offset < state.favoritePrimes.count {
