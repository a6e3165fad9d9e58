// wrong: the favourites are treated as a set, which holds each prime once
// fails: Each action does what you predicted
// gives: Saving puts the count at the end, whether it is there already or not. action count
//   favourites feed start 2 [2, 5, 2] ✓ 1 increment 3 [2, 5, 2] ✓ 2 save 3 [2, 5, 2, 3] added 3 ✓ 3
//   delete [0, 1] 3 [2, 3] removed 2, removed 5 ≠ 4 save you said 3 [2, 3] it is 3 [2, 3, 3] added
//   3

let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [2, 3], feed: [.removed(2), .removed(5)]),  // 3
  Prediction(count: 3, favorites: [2, 3], feed: []),  // 4
  Prediction(count: 3, favorites: [2, 3], feed: []),  // 5
  Prediction(count: 3, favorites: [2], feed: [.removed(3)]),  // 6
  Prediction(count: 4, favorites: [2], feed: []),  // 7
  Prediction(count: 4, favorites: [2], feed: [.removed(4)]),  // 8
]
