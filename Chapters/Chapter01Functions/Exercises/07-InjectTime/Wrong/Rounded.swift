// wrong: the time is cut to whole seconds
// says: The entries' times are rounded. They should be exactly the actions'.
// fails: Each entry has the time that its action carries
// gives: (times → ["the entry before", "nowhere", "nowhere", "nowhere"]) == ["the entry before",
//   "saving", "removing", "saving"]

func whole(_ time: Date) -> Date {
  Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded())
}
let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: whole(time)))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: whole(time)))
}
