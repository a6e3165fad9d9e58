// wrong: a second load replaces the first
// says: Two loads were in progress, and only one answer came. The screen did everything that was
//   tapped: nothing is cancelled.
// fails: In the app, each feature handles its own actions
// gives: (sent →
//   [FromFunctionsToReducers.AppAction.favorites(FromFunctionsToReducers.FavoritesAction.loaded(Opt
//   ional([7])))]) == ([.favorites(.loaded([7])), .favorites(.loaded([7]))] →
//   [FromFunctionsToReducers.AppAction.favorites(FromFunctionsToReducers.FavoritesAction.loaded(Opt
//   ional([7]))),
//   FromFunctionsToReducers.AppAction.favorites(FromFunctionsToReducers.FavoritesAction.loaded(Opti
//   onal([7])))])

// instead of
return disk.load().map(FavoritesAction.loaded)
// this
return disk.load().map(FavoritesAction.loaded).cancellable(id: "load", cancelInFlight: true)
