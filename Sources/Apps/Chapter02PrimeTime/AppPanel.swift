// The app's screen is the panel of the feature that is open, with the ways to the others. Only the
// app knows where you can go from here: a feature that named another would depend on it.

/// What `state` looks like, and what the keys mean there.
///
/// Complexity: O(`state.favoritePrimes.count`), and the divisions of `isPrime` for the sheet.
public func appPanel(_ state: AppState) -> Panel<AppAction> {
  let back = Key(character: "b", legend: "b back") { _ in AppAction.screenSelected(.counter) }

  switch state.screen {
  case .counter:
    return counterPanel(state.count).map(AppAction.counter).adding(
      Key(character: "p", legend: "p is this prime?") { _ in .screenSelected(.primeModal) },
      Key(character: "f", legend: "f favourites") { _ in .screenSelected(.favoritePrimes) },
      Key(character: "a", legend: "a activity") { _ in .screenSelected(.activityFeed) }
    )
  case .primeModal:
    return primeModalPanel(state.primeModal).map(AppAction.primeModal).adding(back)
  case .favoritePrimes:
    return favoritePrimesPanel(state.favoritePrimes).map(AppAction.favoritePrimes).adding(back)
  case .activityFeed:
    return activityFeedPanel(state.activityFeed, of: state.user).adding(back)
  }
}
