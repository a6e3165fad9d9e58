// wrong: the clock is still asked, for times that are yet to come
// fails: The entry for saving has the time of its action
// says: still asks the clock

let number = state.nextNumber
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: min(time, Date())))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: min(time, Date())))
}
