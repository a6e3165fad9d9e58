// wrong: the case for saving still asks the clock
// says: `saveFavoritePrimeTapped` still asks the clock. Its action carries a time, too.
// fails: Each entry has the time that its action carries
// gives: (times → ["the entry before", "the clock", "removing", "the clock"]) == ["the entry
//   before", "saving", "removing", "saving"]

let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped:
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: Date()))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
