// wrong: saving needs no answer
// says: The list was set, and `save` never resumed, which the library reports.
// fails: A list is set, and then saving ends
// gives: (logs → [["set favorites to [2, 3]", "report", "saved: [2, 3]"], ["set favorites to []",
//   "report", "saved: []"]]) == ([ ["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to
//   []", "saved: []"], ] → [["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []",
//   "saved: []"]])

// instead of
continuation.resume(with: Result { try cloud.set(list, name) })
// this
do {
  try cloud.set(list, name)
} catch {
  continuation.resume(throwing: error)
}
