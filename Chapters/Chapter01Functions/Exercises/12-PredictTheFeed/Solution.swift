// What will the feed say?
//
// Eight actions are sent to PrimeTime's `appReducer`, which is in the lesson. Write down what you
// expect after each: the count, the favourites, and the entries that this action adds to the feed.
// Work it out before you save. The verdict shows the run up to the first action where you were
// wrong.
//
// kind: predict
// lesson: Eight actions
// predicts: appReducer

// PrimeTime starts with the count 2, the favourites [2, 5, 2] and an empty feed. These are sent,
// with their times, which are left out here:
//
//   1  .counter(.incrementTapped)
//   2  .primeModal(.saveFavoritePrimeTapped)
//   3  .favoritePrimes(.deleteFavoritePrimes(offsets: [0, 1]))
//   4  .primeModal(.saveFavoritePrimeTapped)
//   5  .screenSelected(.favoritePrimes)
//   6  .primeModal(.removeFavoritePrimeTapped)
//   7  .counter(.incrementTapped)
//   8  .primeModal(.removeFavoritePrimeTapped)

enum Entry: Equatable {
  case added(Int)
  case removed(Int)
}

struct Prediction: Equatable {
  var count: Int
  var favorites: [Int]
  /// Only the entries that this action adds to the feed.
  var feed: [Entry]
}

// answer
// starter: let predictions: [Prediction] = [
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 1
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 2
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 3
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 4
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 5
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 6
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 7
// starter:   Prediction(count: 0, favorites: [], feed: []),  // 8
// starter: ]
let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [2, 3], feed: [.removed(2), .removed(5)]),  // 3
  Prediction(count: 3, favorites: [2, 3, 3], feed: [.added(3)]),  // 4
  Prediction(count: 3, favorites: [2, 3, 3], feed: []),  // 5
  Prediction(count: 3, favorites: [2], feed: [.removed(3)]),  // 6
  Prediction(count: 4, favorites: [2], feed: []),  // 7
  Prediction(count: 4, favorites: [2], feed: [.removed(4)]),  // 8
]
// end answer
