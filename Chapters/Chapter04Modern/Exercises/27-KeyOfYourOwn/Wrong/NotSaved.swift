// wrong: the library does the saving
// says: Saving ended, and the cloud's list wasn't set. The key does the work: call `cloud.set`.
// fails: A list is set, and then saving ends
// gives: (logs → [["saved: [2, 3]"], ["saved: []"]]) == ([ ["set favorites to [2, 3]", "saved: [2,
//   3]"], ["set favorites to []", "saved: []"], ] → [["set favorites to [2, 3]", "saved: [2, 3]"],
//   ["set favorites to []", "saved: []"]])

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
continuation.resume()
