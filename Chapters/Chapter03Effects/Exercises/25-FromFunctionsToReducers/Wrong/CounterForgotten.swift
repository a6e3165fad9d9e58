// wrong: only the feature with effects is in the app
// says: In the app, the counter does nothing: it has to be pulled back, and combined with the
//   favourites.
// fails: In the app, each feature handles its own actions
// gives: (app → App(count: 0, favorites: FromFunctionsToReducers.Favorites(primes: [3], message:
//   "loading"))) == (App(count: 1, favorites: Favorites(primes: [3], message: "loading")) →
//   App(count: 1, favorites: FromFunctionsToReducers.Favorites(primes: [3], message: "loading")))

// instead of
counterReducer.pullback(
  state: \.count,
  action: AppAction.counterPath,
  environment: { _ in }
),
favoritesReducer.pullback(
// this
favoritesReducer.pullback(
