// wrong: a row is found at its number
// says: An action reached another row. Rows move: find the one that has the id.
// file: Parts.swift
// fails: An action reaches its row by id, wherever it is, and so do the row's effects
// gives: ((store.state.rows + store.state.more).map(\.log) → [[5], [], [6], [], []]) == [[6], [],
//   [5], [], []]

// instead of
if let index = state[keyPath: toRows].firstIndex(where: { $0.id == id }) {
// this
if let number = id as? Int, state[keyPath: toRows].indices.contains(number - 1) {
  let index = number - 1
