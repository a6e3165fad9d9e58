// wrong: the clock is read once per launch, so that every entry of a run has the same time
// says: The reducer still asks the clock for each time. The time is already in the action: bind
//   it in the pattern.
// fails: Each entry has the time that its action carries
// gives: (times → ["the entry before", "the clock", "the clock", "the clock"]) == ["the entry
//   before", "saving", "removing", "saving"]

enum Launch { static let time = Date() }
let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped:
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: Launch.time))
case .removeFavoritePrimeTapped:
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: Launch.time))
}
