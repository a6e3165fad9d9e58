// wrong: the clock is rounded to the day, so that two runs look equal until midnight
// fails: Saving is entered with the time of the action
// says: not rounded

let today = Calendar.current.startOfDay(for: Date())
switch action {
case .saveFavoritePrimeTapped:
  state.activityFeed.append(Activity(text: "saved \(state.count)", time: today))
case .removeFavoritePrimeTapped:
  state.activityFeed.append(Activity(text: "removed \(state.count)", time: today))
}
