// wrong: a row that isn't where it was is gone
// says: The rows moved, and timers ended. Only a row that is no longer in the list ends its
//   effects.
// file: Parts.swift
// fails: A row's effects end when it is removed, not when it moves
// gives: (running(.change { $0.rows.reverse() }, in: store) → 2) == 4

// instead of
for id in before where !after.contains(id) {
// this
for (id, row) in zip(before, state[keyPath: toRows]) where row.id != id || !after.contains(id) {
