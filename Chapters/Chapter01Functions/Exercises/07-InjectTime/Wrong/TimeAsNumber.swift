// wrong: a time is different each time, so it can serve as the number
// says: The entry's number is its time. The state says which number is next.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 1000000000, 10000000000, 1000000000], [3, 1000000000, 10000000000,
//   1000000000]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let text = "saved \(state.count)"
state.activityFeed.append(Activity(number: number, text: text, time: time))
// this
let text = "saved \(state.count)"
let number = Int(time.timeIntervalSince1970)
state.activityFeed.append(Activity(number: number, text: text, time: time))

// instead of
let text = "removed \(state.count)"
state.activityFeed.append(Activity(number: number, text: text, time: time))
// this
let text = "removed \(state.count)"
let number = Int(time.timeIntervalSince1970)
state.activityFeed.append(Activity(number: number, text: text, time: time))
