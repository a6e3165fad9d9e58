// wrong: the sheet is combined a second time
// says: One tap saved 3 twice: the sheet is in the app twice.
// fails: The app runs every feature, once
// gives: (parts(splitReducer()) → ["4 [2]", "3 [2, 3, 3]", "3 []"]) == ["4 [2]", "3 [2, 3]", "3
//   []"]

// instead of
feed(combine(steps(), sheet(), list()))
// this
feed(combine(steps(), sheet(), list(), sheet()))
