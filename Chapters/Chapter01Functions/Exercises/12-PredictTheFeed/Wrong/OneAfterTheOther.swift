// wrong: the rows are deleted one after the other, each counted in what is left
// fails: Each action does what you predicted
// gives: Offsets are rows, counted in the list as it was before anything was deleted. action count
//   favourites feed start 2 [2, 5, 2] ✓ 1 increment 3 [2, 5, 2] ✓ 2 save 3 [2, 5, 2, 3] added 3 ≠ 3
//   delete [0, 1] you said 3 [5, 3] removed 2, removed 2 it is 3 [2, 3] removed 2, removed 5

let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [5, 3], feed: [.removed(2), .removed(2)]),  // 3
  Prediction(count: 3, favorites: [2, 3, 3], feed: [.added(3)]),  // 4
  Prediction(count: 3, favorites: [2, 3, 3], feed: []),  // 5
  Prediction(count: 3, favorites: [2], feed: [.removed(3)]),  // 6
  Prediction(count: 4, favorites: [2], feed: []),  // 7
  Prediction(count: 4, favorites: [2], feed: [.removed(4)]),  // 8
]
