// Reducers in a row
//
// Write `combine`, which makes one reducer from several. Each of them gets every action, in the
// order in which they are listed, and all work on the state that is passed in: each sees what the
// ones before it wrote. Combining no reducers gives a reducer that does nothing.
//
// Then combine the three reducers of a door. A push of an open door must not be counted, and
// `wasOpen` must say, after each action, what the door was before it. Of the six orders, only one
// does both.
//
// kind: law
// lesson: One after the other

typealias Reducer<State, Action> = (inout State, Action) -> Void

func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    // answer
    // starter: // Your code here.
    for reducer in reducers {
      reducer(&state, action)
    }
    // end answer
  }
}

// MARK: - A door

struct Door: Equatable {
  var isOpen = false
  var wasOpen = false
  /// How often it was opened.
  var openings = 0
}

enum DoorAction {
  case pushed
  case pulledShut
}

func hinge(_ door: inout Door, _ action: DoorAction) {
  door.isOpen = action == .pushed
}

func openingCounter(_ door: inout Door, _ action: DoorAction) {
  if door.isOpen && !door.wasOpen { door.openings += 1 }
}

func memory(_ door: inout Door, _ action: DoorAction) {
  door.wasOpen = door.isOpen
}

var doorReducer: Reducer<Door, DoorAction> {
  // answer
  // starter: combine()  // Your code here.
  combine(memory, hinge, openingCounter)
  // end answer
}
