// wrong: one of the two times is used for both
// says: The entry for removing has the time of another action. Each action carries its own.
// fails: Each entry has the time that its action carries
// gives: (times → ["the entry before", "saving", "saving", "saving"]) == ["the entry before",
//   "saving", "removing", "saving"]

let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped:
  let text = "removed \(state.count)"
  let time = state.activityFeed.last!.time
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
