// wrong: a line is copied, and the other case stays in it
// says: An action of the favourites was embedded as something else. Each path embeds into its own
//   case.
// fails: A case path embeds, and extracts only its own case
// gives: (actions →
//   [FromFunctionsToReducers.AppAction.counter(FromFunctionsToReducers.CounterAction.decrementTappe
//   d),
//   FromFunctionsToReducers.AppAction.counter(FromFunctionsToReducers.CounterAction.incrementTapped
//   )]) == ([.counter(.decrementTapped), .favorites(.addTapped(3))] →
//   [FromFunctionsToReducers.AppAction.counter(FromFunctionsToReducers.CounterAction.decrementTappe
//   d),
//   FromFunctionsToReducers.AppAction.favorites(FromFunctionsToReducers.FavoritesAction.addTapped(3
//   ))])

// instead of
static let favoritesPath = CasePath(AppAction.favorites, property: \.favorites)
// this
static let favoritesPath = CasePath<AppAction, FavoritesAction>(
  embed: { _ in .counter(.incrementTapped) },
  extract: { $0.favorites }
)
