// wrong: there is one list
// says: The list was set under another name than the key's.
// fails: A list is set, and then saving ends
// gives: (logs → [["set list to [2, 3]", "saved: [2, 3]"], ["set list to []", "saved: []"]]) == ([
//   ["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []", "saved: []"], ] → [["set
//   favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []", "saved: []"]])

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
continuation.resume(with: Result { try cloud.set(list, "list") })
