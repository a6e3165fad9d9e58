// wrong: the time is cut to whole seconds
// fails: The entry for saving has the time of its action
// says: was rounded

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
