// A part of the state
//
// Write `pullback`, which takes a reducer of a part and the path to that part, and makes a reducer
// of the whole. Each action goes to the part's reducer, which changes the part in place. The rest
// of the whole stays as it was. Between two actions, other code may write into the whole, even into
// the part, so an action starts from the part as it is then.
//
// Then write `houseReducer`, from `doorReducer` and `draught`. One switch opens and shuts both
// doors of the house, and an action after which both are open costs one degree.
//
// kind: law
// lesson: A part of the state

typealias Reducer<State, Action> = (inout State, Action) -> Void

func pullback<Part, Whole, Action>(
  _ reducer: @escaping Reducer<Part, Action>,
  value: WritableKeyPath<Whole, Part>
) -> Reducer<Whole, Action> {
  // answer
  // starter: { whole, action in
  // starter:   // Your code here.
  // starter: }
  { whole, action in
    reducer(&whole[keyPath: value], action)
  }
  // end answer
}

func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    for reducer in reducers { reducer(&state, action) }
  }
}

// MARK: - A house

struct Door: Equatable {
  var isOpen = false
  var openings = 0
}

struct Garage: Equatable {
  var cars = 2
  var door = Door()
}

struct House: Equatable {
  var frontDoor = Door()
  var garage = Garage()
  var temperature = 20
}

enum SwitchAction {
  case opened
  case shut
}

func doorReducer(_ door: inout Door, _ action: SwitchAction) {
  if action == .opened && !door.isOpen { door.openings += 1 }
  door.isOpen = action == .opened
}

func draught(_ house: inout House, _ action: SwitchAction) {
  if house.frontDoor.isOpen && house.garage.door.isOpen { house.temperature -= 1 }
}

var houseReducer: Reducer<House, SwitchAction> {
  // answer
  // starter: combine()  // Your code here.
  combine(
    pullback(doorReducer, value: \.frontDoor),
    pullback(doorReducer, value: \.garage.door),
    draught
  )
  // end answer
}
