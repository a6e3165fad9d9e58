// wrong: the newest entry goes first
// says: The newest entry goes to the end of the feed, after those that are there.
// fails: Each entry has the time that its action carries
// gives: (times → ["saving", "removing", "saving", "the entry before"]) == ["the entry before",
//   "saving", "removing", "saving"]

let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.insert(Activity(number: number, text: text, time: time), at: 0)
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.insert(Activity(number: number, text: text, time: time), at: 0)
}
