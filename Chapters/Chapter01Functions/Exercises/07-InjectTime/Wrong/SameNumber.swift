// wrong: the next number is used and never counted up
// fails: Entries are numbered from the state's next number
// says: Every entry got the same number

let number = state.nextNumber
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
