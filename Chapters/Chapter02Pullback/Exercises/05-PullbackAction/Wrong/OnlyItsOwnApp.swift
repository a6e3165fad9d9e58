// wrong: the diary is for the one app in this file
// says: In an app other than `Day`, nothing was written. You don't know the app, so use the
//   paths.
// fails: The diary runs in any app that has a place for both
// gives: ([trip.walks.steps, trip.glasses] → [0, 0]) == [500, 2]

// instead of
combine(
// this
let both: Reducer<App, AppAction> = combine(

// instead of
  pullback(glassesReducer, value: glasses, action: drank)
)
// this
  pullback(glassesReducer, value: glasses, action: drank)
)
return { app, action in if app is Day { both(&app, action) } }
