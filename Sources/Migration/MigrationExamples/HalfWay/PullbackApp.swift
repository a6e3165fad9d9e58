// The boundary before: PrimeTime 2, whose features have no effects, on either store, with any of
// its features in chapter 3's style.

import Chapter02PrimeTime
import Chapter02Pullback
import Chapter03Effects
import Migration

typealias PullbackState = Chapter02PrimeTime.AppState
typealias PullbackAction = Chapter02PrimeTime.AppAction

private let movedCounter = Chapter03Effects.Reducer<Int, CounterAction, Void> { count, action, _ in
  counterReducer(&count, action)
  return .none
}

private let movedPrimeModal = Chapter03Effects.Reducer<PrimeModalState, PrimeModalAction, Void>(
  function: primeModalReducer
)
private let movedFavoritePrimes = Chapter03Effects.Reducer<[Int], FavoritePrimesAction, Void>(
  function: favoritePrimesReducer
)

/// PrimeTime 2 as a function, with some features moved to chapter 3.
///
/// - Parameter run: What to do with the effects of those that have moved.
public func pullbackApp(
  moved: Set<Feature>,
  run: @escaping (Chapter03Effects.Effect<Chapter02PrimeTime.AppAction, Never>) -> Void
) -> Chapter02Pullback.Reducer<Chapter02PrimeTime.AppState, Chapter02PrimeTime.AppAction> {
  let counter =
    moved.contains(.counter)
    ? movedCounter.function(environment: ()) { run($0.map(PullbackAction.counter)) }
    : counterReducer
  let primeModal =
    moved.contains(.primeModal)
    ? movedPrimeModal.function(environment: ()) { run($0.map(PullbackAction.primeModal)) }
    : primeModalReducer
  let favoritePrimes =
    moved.contains(.favoritePrimes)
    ? movedFavoritePrimes.function(environment: ()) { run($0.map(PullbackAction.favoritePrimes)) }
    : favoritePrimesReducer
  return activityFeed(
    combine(
      pullback(counter, value: \.count, action: \.counter),
      pullback(primeModal, value: \.primeModal, action: \.primeModal),
      pullback(favoritePrimes, value: \.favoritePrimes, action: \.favoritePrimes),
      pullback({ screen, selected in screen = selected }, value: \.screen, action: \.screenSelected)
    )
  )
}

extension CasePath where Root == Chapter02PrimeTime.AppAction, Value == CounterAction {
  fileprivate static var counter: Self { Self(Root.counter, property: \.counter) }
}

/// PrimeTime 2 on chapter 3's store, with some features moved.
public func pullbackAppOnEnvironment(
  moved: Set<Feature>
)
  -> Chapter03Effects.Reducer<
    Chapter02PrimeTime.AppState, Chapter02PrimeTime.AppAction, Void
  >
{
  typealias App = Chapter03Effects.Reducer<PullbackState, PullbackAction, Void>
  let counter = moved.contains(.counter) ? movedCounter : Reducer(function: counterReducer)
  return App.combine(
    App { state, action, _ in
      // Chapter 2's wrapper, around a reducer that does nothing.
      activityFeed { _, _ in }(&state, action)
      return .none
    },
    counter.pullback(state: \.count, action: .counter, environment: { $0 }),
    movedPrimeModal.pullback(
      state: \.primeModal,
      action: CasePath(PullbackAction.primeModal, property: \.primeModal),
      environment: { $0 }
    ),
    movedFavoritePrimes.pullback(
      state: \.favoritePrimes,
      action: CasePath(PullbackAction.favoritePrimes, property: \.favoritePrimes),
      environment: { $0 }
    ),
    App { state, action, _ in
      if case .screenSelected(let screen) = action { state.screen = screen }
      return .none
    }
  )
}
