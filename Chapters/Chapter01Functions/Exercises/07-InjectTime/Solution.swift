// The time comes in
//
// The reducer keeps a feed of what was saved and removed. It reads the clock for the time of each
// entry, and draws a random number for each entry, so the same session gives a different feed on
// every run, and no test can say what to expect. Take the clock and the random number out. The time
// is already in the action. The numbers count up: an entry gets the state's next number, which then
// increases by one.
//
// kind: fix
// lesson: The time is an input

import Foundation

struct Activity: Equatable {
  var number: Int
  var text: String
  var time: Date
}

struct AppState: Equatable {
  var count = 0
  var nextNumber = 1
  var activityFeed: [Activity] = []
}

enum AppAction {
  case saveFavoritePrimeTapped(at: Date)
  case removeFavoritePrimeTapped(at: Date)
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
  // answer
  // starter: let number = Int.random(in: 1...1_000_000)
  // starter: switch action {
  // starter: case .saveFavoritePrimeTapped:
  // starter:   let text = "saved \(state.count)"
  // starter:   state.activityFeed.append(Activity(number: number, text: text, time: Date()))
  // starter: case .removeFavoritePrimeTapped:
  // starter:   let text = "removed \(state.count)"
  // starter:   state.activityFeed.append(Activity(number: number, text: text, time: Date()))
  // starter: }
  let number = state.nextNumber
  state.nextNumber += 1
  switch action {
  case .saveFavoritePrimeTapped(let time):
    let text = "saved \(state.count)"
    state.activityFeed.append(Activity(number: number, text: text, time: time))
  case .removeFavoritePrimeTapped(let time):
    let text = "removed \(state.count)"
    state.activityFeed.append(Activity(number: number, text: text, time: time))
  }
  // end answer
}
