// wrong: the next number is the one after the last entry's
// fails: Entries are numbered from the state's next number
// says: The last entry's number was only 3

let number = (state.activityFeed.last?.number ?? 0) + 1
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
state.nextNumber = number + 1
