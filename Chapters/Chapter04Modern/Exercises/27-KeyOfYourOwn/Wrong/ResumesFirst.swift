// wrong: resuming says that saving has begun
// says: `save` resumed before the list was set: the screen would say that it is saved, and then
//   it may fail.
// fails: A list is set, and then saving ends
// gives: (logs → [["saved: [2, 3]", "set favorites to [2, 3]"], ["saved: []", "set favorites to
//   []"]]) == ([ ["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []", "saved:
//   []"], ] → [["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []", "saved: []"]])

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
continuation.resume()
try? cloud.set(list, name)
