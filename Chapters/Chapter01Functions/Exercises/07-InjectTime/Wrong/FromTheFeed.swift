// wrong: the next number is found from the feed, so that it comes out right for one feed
// fails: Entries are numbered from the state's next number
// says: comes from `nextNumber` alone

let number = state.activityFeed.count + 4
state.nextNumber += 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
