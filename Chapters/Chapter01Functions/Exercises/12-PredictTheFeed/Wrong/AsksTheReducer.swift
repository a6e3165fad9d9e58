// wrong: the session is rebuilt, and the reducer is asked
// fails: The predictions are your own
// gives: Line 56 of your file uses `appReducer`, so it is the program that predicts, and a pass
//   would say nothing about you. Take it out, and write down what you expect.

import Chapter01PrimeTime
import Foundation

let noon = Date(timeIntervalSince1970: 12 * 60 * 60)
let session: [AppAction] = [
  .counter(.incrementTapped),
  .primeModal(.saveFavoritePrimeTapped(at: noon)),
  .favoritePrimes(.deleteFavoritePrimes(offsets: [0, 1], at: noon)),
  .primeModal(.saveFavoritePrimeTapped(at: noon)),
  .screenSelected(.favoritePrimes),
  .primeModal(.removeFavoritePrimeTapped(at: noon)),
  .counter(.incrementTapped),
  .primeModal(.removeFavoritePrimeTapped(at: noon)),
]
let predictions: [Prediction] = {
  var state = AppState()
  state.count = 2
  state.favoritePrimes = [2, 5, 2]
  return session.map { action in
    let entries = state.activityFeed.count
    appReducer(&state, action)
    return Prediction(
      count: state.count,
      favorites: state.favoritePrimes,
      feed: state.activityFeed.dropFirst(entries).map { activity in
        switch activity.kind {
        case .addedFavoritePrime(let prime): .added(prime)
        case .removedFavoritePrime(let prime): .removed(prime)
        }
      }
    )
  }
}()
