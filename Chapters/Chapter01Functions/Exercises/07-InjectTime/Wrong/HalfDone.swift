// wrong: one of the two cases is fixed, the other still asks the clock
// says: `removeFavoritePrimeTapped` still asks the clock. Its action carries a time, too.
// fails: Each entry has the time that its action carries
// gives: (times → ["the entry before", "saving", "the clock", "saving"]) == ["the entry before",
//   "saving", "removing", "saving"]

// instead of
state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped(let time):
let text = "removed \(state.count)"
state.activityFeed.append(Activity(number: number, text: text, time: time))
// this
state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped:
let text = "removed \(state.count)"
state.activityFeed.append(Activity(number: number, text: text, time: Date()))
