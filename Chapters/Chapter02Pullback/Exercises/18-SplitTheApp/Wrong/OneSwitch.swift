// wrong: one switch hands each action to its feature, and nothing is pulled back
// says: `steps()` did nothing for an action of its own feature. It is that feature, pulled back
//   to the app.
// fails: Each feature is pulled back to a reducer of the app
// gives: (parts(steps()) → ["3 [2]", "3 [2]", "3 [2]"]) == ["4 [2]", "3 [2]", "3 [2]"]

// instead of
pullback(stepReducer, value: \.count, action: \.step)
// this
combine()

// instead of
feed(combine(steps(), sheet(), list()))
// this
feed { app, action in
  switch action {
  case .step(let action): stepReducer(&app.count, action)
  case .sheet(let action): sheetReducer(&app.sheet, action)
  case .list(let action): listReducer(&app.favorites, action)
  }
}
