// wrong: two removed copies are expected to make two entries
// fails: Each action does what you predicted
// says: One tap is one entry

let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [2, 3], feed: [.removed(2), .removed(5)]),  // 3
  Prediction(count: 3, favorites: [2, 3, 3], feed: [.added(3)]),  // 4
  Prediction(count: 3, favorites: [2, 3, 3], feed: []),  // 5
  Prediction(count: 3, favorites: [2], feed: [.removed(3), .removed(3)]),  // 6
  Prediction(count: 4, favorites: [2], feed: []),  // 7
  Prediction(count: 4, favorites: [2], feed: [.removed(4)]),  // 8
]
