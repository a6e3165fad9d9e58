// wrong: a row counts as removed only if there are fewer rows
// says: The row 7 replaced the row 0, whose timer ticks on. The number of rows hasn't changed,
//   but a row is gone.
// fails: A row that replaces another doesn't inherit its effects
// gives: (ticks → [0]) == []

// instead of
for id in before where !after.contains(id) {
// this
for id in before where after.count < before.count && !after.contains(id) {
