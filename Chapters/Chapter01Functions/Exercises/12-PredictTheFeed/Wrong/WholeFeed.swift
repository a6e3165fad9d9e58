// wrong: the whole feed is given after each action, not what the action adds
// fails: Each action does what you predicted
// gives: Give only what this action adds to the feed, not the earlier entries. action count
//   favourites feed start 2 [2, 5, 2] ✓ 1 increment 3 [2, 5, 2] ✓ 2 save 3 [2, 5, 2, 3] added 3 ≠ 3
//   delete [0, 1] you said 3 [2, 3] added 3, removed 2, removed 5 it is 3 [2, 3] removed 2, removed
//   5

let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [2, 3], feed: [.added(3), .removed(2), .removed(5)]),  // 3
]
