// wrong: an offset is greater than 0
// says: Row 0 was named, but stayed: the check leaves it out.
// fails: A single row is deleted
// gives: (lists → [[2, 3, 7], [2, 3, 5, 7]]) == [[2, 3, 7], [3, 5, 7]]

// instead of
for offset in offsets.sorted().reversed() {
// this
for offset in offsets.sorted().reversed() where offset > 0 {
