// wrong: only saving uses up a number
// says: Removing makes an entry, too, so it uses up a number: count up in both cases.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 5, 6, 6], [3, 40, 41, 41]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

let number = state.nextNumber
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
  state.nextNumber += 1
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
}
