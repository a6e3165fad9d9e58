// wrong: a line is copied, and both listen to the left counter's actions
// says: The left counter was tapped, and both endpoints were asked. The right counter listens to
//   its own actions, `rightPath`.
// fails: The left counter asks the server, and the right one is offline
// gives: (left → ["asked the server for 3", "asked nobody for 5", "left gets 103", "left gets
//   nil"]) == ["asked the server for 3", "left gets 103"]

// instead of
action: AppAction.rightPath,
// this
action: AppAction.leftPath,
