// wrong: the counter is combined once more, to be safe
// says: One increment made 2: the counter is in the app twice.
// fails: In the app, each feature handles its own actions
// gives: (app → App(count: 2, favorites: FromFunctionsToReducers.Favorites(primes: [3], message:
//   "loading"))) == (App(count: 1, favorites: Favorites(primes: [3], message: "loading")) →
//   App(count: 1, favorites: FromFunctionsToReducers.Favorites(primes: [3], message: "loading")))

// instead of
counterReducer.pullback(
  state: \.count,
  action: AppAction.counterPath,
  environment: { _ in }
),
// this
counterReducer.pullback(state: \.count, action: AppAction.counterPath, environment: { _ in }),
counterReducer.pullback(state: \.count, action: AppAction.counterPath, environment: { _ in }),
