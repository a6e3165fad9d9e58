// wrong: one of the two cases is fixed, the other still asks the clock
// fails: The entry for removing has the time of its action
// says: still asks the clock

let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped:
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: Date()))
}
