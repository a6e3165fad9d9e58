// wrong: the clock is read once per launch, so that every entry of a run has the same time
// fails: Saving is entered with the time of the action
// says: not the clock's

enum Launch { static let time = Date() }
switch action {
case .saveFavoritePrimeTapped:
  state.activityFeed.append(Activity(text: "saved \(state.count)", time: Launch.time))
case .removeFavoritePrimeTapped:
  state.activityFeed.append(Activity(text: "removed \(state.count)", time: Launch.time))
}
