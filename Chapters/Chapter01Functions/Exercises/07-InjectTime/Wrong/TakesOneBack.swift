// wrong: removing gives a number back
// says: Removing took a number back. It makes an entry as well, so it uses one up.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 5, 6, 5], [3, 40, 41, 40]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

let number = state.nextNumber
switch action {
case .saveFavoritePrimeTapped(let time):
  let text = "saved \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
  state.nextNumber += 1
case .removeFavoritePrimeTapped(let time):
  let text = "removed \(state.count)"
  state.activityFeed.append(Activity(number: number, text: text, time: time))
  state.nextNumber -= 1
}
