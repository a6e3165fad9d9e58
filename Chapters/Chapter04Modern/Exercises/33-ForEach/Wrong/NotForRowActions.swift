// wrong: only the parent's actions remove rows
// says: The row was removed with an action of its own, and its timer ticks on. It makes no
//   difference whose action it is, and the cancellation comes after the row's effect.
// fails: A timer that the row's last action starts ends, too
// gives: (ticks → [0, 2]) == [2]

// instead of
for id in before where !after.contains(id) {
// this
for id in before where !after.contains(id) && action.extract(parentAction) == nil {
