// wrong: only the counter is in the app
// says: In the app, the favourites do nothing: they have to be pulled back, and combined with the
//   counter.
// fails: In the app, each feature handles its own actions
// gives: (app → App(count: 1, favorites: FromFunctionsToReducers.Favorites(primes: [], message:
//   ""))) == (App(count: 1, favorites: Favorites(primes: [3], message: "loading")) → App(count: 1,
//   favorites: FromFunctionsToReducers.Favorites(primes: [3], message: "loading")))

// instead of
environment: { _ in }
),
favoritesReducer.pullback(
  state: \.favorites,
  action: AppAction.favoritesPath,
  environment: { $0 }
)
)
// this
environment: { _ in }
)
)
