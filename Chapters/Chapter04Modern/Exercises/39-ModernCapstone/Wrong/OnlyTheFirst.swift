// wrong: the loop is entered once
// says: The first action was handled, and no other: note when the loop has ended.
// file: Store.swift
// fails: Each action is handled once, when it is sent
// gives: (states → [[1], [1], [1]]) == [[1], [1, 2], [1, 2, 3]]

// instead of
defer { isHandling = false }
// this

