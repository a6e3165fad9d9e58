// wrong: the first row is row 1
// says: The rows were counted from 1, but the first one is row 0.
// fails: A single row is deleted
// gives: (lists → [[2, 5, 7], [2, 3, 5, 7]]) == [[2, 3, 7], [3, 5, 7]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.sorted().reversed().map({ $0 - 1 }) where offset >= 0 {
