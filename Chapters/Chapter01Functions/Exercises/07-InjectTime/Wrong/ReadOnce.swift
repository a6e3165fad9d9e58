// wrong: the clock is read once per launch, so that every entry of a run has the same time
// fails: The entry for saving has the time of its action
// says: still asks the clock

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
