// wrong: one of the two cases is mended, the other still reads the clock
// fails: Removing is entered with the time of the action
// says: still reads the clock

switch action {
case .saveFavoritePrimeTapped(let time):
  state.activityFeed.append(Activity(text: "saved \(state.count)", time: time))
case .removeFavoritePrimeTapped:
  state.activityFeed.append(Activity(text: "removed \(state.count)", time: Date()))
}
