// wrong: both cases share their code, text included
// says: 7 was removed, and its entry says that it was saved.
// fails: An entry says what was done
// gives: (session().activityFeed.map(\.text) → ["saved 3", "saved 7", "saved 7", "saved 7"]) ==
//   ["saved 3", "saved 7", "removed 7", "saved 7"]

// instead of
let text = "removed \(state.count)"
// this
let text = "saved \(state.count)"
