// wrong: a line is copied, and both counters write into the left one
// says: The right counter was tapped, and the left one's count was asked for. Its state is
//   `\.right`.
// fails: The left counter asks the server, and the right one is offline
// gives: (right → ["asked nobody for 3", "right gets nil"]) == ["asked nobody for 5", "right gets
//   nil"]

// instead of
state: \.right,
// this
state: \.left,
