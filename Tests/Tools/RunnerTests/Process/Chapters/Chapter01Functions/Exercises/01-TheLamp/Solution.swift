// A lamp and its switch
//
// A tap on the switch turns the lamp on if it was off, and off if it was on.
//
// kind: write
// lesson: A lamp

struct Lamp: Equatable {
  var isOn = false
  var brightness = 5
}

enum LampAction {
  case switchTapped
}

func lampReducer(_ lamp: inout Lamp, _ action: LampAction) {
  // answer
  // starter: // Your code here.
  lamp.isOn.toggle()
  // end answer
}
