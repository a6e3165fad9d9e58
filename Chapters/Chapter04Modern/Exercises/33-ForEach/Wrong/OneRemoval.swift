// wrong: one action is expected to remove one row at most
// says: One action removed all rows, and only one of their timers ended.
// fails: Rows that are removed together all lose their timers
// gives: (ticks → [0, 9]) == [9]

// instead of
for id in before where !after.contains(id) {
// this
if let id = before.first(where: { !after.contains($0) }) {
