// The time comes in
//
// The reducer keeps a feed of what was saved and removed, and reads the clock itself. So the same
// session gives another state on every run, and no test can say what to expect. The time is in the
// action already: use it. The reducer must not ask the clock at all.
//
// kind: fix
// lesson: The time is an input

import Foundation

struct Activity: Equatable {
  var text: String
  var time: Date
}

struct AppState: Equatable {
  var count = 0
  var activityFeed: [Activity] = []
}

enum AppAction {
  case saveFavoritePrimeTapped(at: Date)
  case removeFavoritePrimeTapped(at: Date)
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
  // answer
  // starter: switch action {
  // starter: case .saveFavoritePrimeTapped:
  // starter:   state.activityFeed.append(Activity(text: "saved \(state.count)", time: Date()))
  // starter: case .removeFavoritePrimeTapped:
  // starter:   state.activityFeed.append(Activity(text: "removed \(state.count)", time: Date()))
  // starter: }
  switch action {
  case .saveFavoritePrimeTapped(let time):
    state.activityFeed.append(Activity(text: "saved \(state.count)", time: time))
  case .removeFavoritePrimeTapped(let time):
    state.activityFeed.append(Activity(text: "removed \(state.count)", time: time))
  }
  // end answer
}
