// wrong: the counter is forgotten in the combination
// says: In the app, the counter did nothing: it is left out.
// fails: The app runs every feature, once
// gives: (parts(splitReducer()) → ["3 [2]", "3 [2, 3]", "3 []"]) == ["4 [2]", "3 [2, 3]", "3 []"]

// instead of
feed(combine(steps(), sheet(), list()))
// this
feed(combine(sheet(), list()))
