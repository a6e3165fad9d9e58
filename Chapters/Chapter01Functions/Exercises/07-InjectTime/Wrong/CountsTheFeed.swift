// wrong: the length of the feed is used as the next number
// fails: Entries are numbered from the state's next number
// says: The feed's length says something else

let number = state.activityFeed.count + 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
