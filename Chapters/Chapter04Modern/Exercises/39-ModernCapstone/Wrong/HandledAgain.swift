// wrong: the queue is emptied by itself
// says: Each action handled the earlier ones again. Empty the queue when its actions are handled.
// file: Store.swift
// fails: Each action is handled once, when it is sent
// gives: (states → [[1], [1, 1, 2], [1, 1, 2, 1, 2, 3]]) == [[1], [1, 2], [1, 2, 3]]

// instead of
waiting.removeAll()
// this

