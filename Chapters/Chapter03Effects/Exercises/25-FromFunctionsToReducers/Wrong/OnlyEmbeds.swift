// wrong: a path is a way in
// says: `counterPath` extracted nothing from the counter's own action.
// fails: A case path embeds, and extracts only its own case
// gives: (["\(counter)", "\(favorites)"] → ["[nil, nil]", "[nil,
//   Optional(FromFunctionsToReducers.FavoritesAction.addTapped(3))]"]) == ([
//   "\([CounterAction.decrementTapped, nil])", "\([nil, FavoritesAction.addTapped(3)])", ] →
//   ["[Optional(FromFunctionsToReducers.CounterAction.decrementTapped), nil]", "[nil,
//   Optional(FromFunctionsToReducers.FavoritesAction.addTapped(3))]"])

// instead of
static let counterPath = CasePath(AppAction.counter, property: \.counter)
// this
static let counterPath = CasePath<AppAction, CounterAction>(
  embed: AppAction.counter,
  extract: { _ in nil }
)
