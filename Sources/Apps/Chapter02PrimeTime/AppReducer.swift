// PrimeTime put together. In chapter 1 this was one `switch` that knew everything; now it says only
// which feature gets which part, and what goes around all of them.

import Chapter02Pullback

/// The behaviour of the whole app.
///
/// - Parameter printer: What to do with a line about each action. Without one, nothing is logged.
// snippet.appReducer
public func appReducer(
  printer: ((String) -> Void)? = nil
) -> Reducer<AppState, AppAction> {
  logging(
    activityFeed(
      combine(
        pullback(counterReducer, value: \.count, action: \.counter),
        pullback(primeModalReducer, value: \.primeModal, action: \.primeModal),
        pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes),
        pullback(screenReducer, value: \.screen, action: \.screenSelected)
      )
    ),
    isEnabled: printer != nil,
    printer: printer ?? { _ in }
  )
}

func screenReducer(_ screen: inout AppState.Screen, _ selected: AppState.Screen) {
  screen = selected
}
// snippet.end
