// wrong: the whole feed is given after each action, not what the action adds
// fails: Each action does what you predicted
// says: Give only what this action adds

let predictions: [Prediction] = [
  Prediction(count: 3, favorites: [2, 5, 2], feed: []),  // 1
  Prediction(count: 3, favorites: [2, 5, 2, 3], feed: [.added(3)]),  // 2
  Prediction(count: 3, favorites: [2, 3], feed: [.added(3), .removed(2), .removed(5)]),  // 3
]
