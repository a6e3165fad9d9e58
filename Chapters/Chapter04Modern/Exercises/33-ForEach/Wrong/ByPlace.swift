// wrong: the lists are compared place by place, so a row that moves counts as gone
// says: The rows changed places, and timers were cancelled. A row that moves is still there, with
//   its id.
// fails: A row that has moved keeps its timer, and gets its ticks
// gives: (ticks → [0]) == [0, 2]

// instead of
for id in before where !after.contains(id) {
// this
for (index, id) in before.enumerated() where index >= after.count || after[index] != id {
