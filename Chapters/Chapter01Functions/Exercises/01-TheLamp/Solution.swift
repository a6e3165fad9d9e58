// A lamp and its switch
//
// A tap on the switch turns the lamp on if it was off, and off if it was on; the brightness stays
// as it is. Write the line that does this in place of `break`, then save. The verdict appears in
// the terminal and names each rule that doesn't hold yet. Press h there for a hint, and n for the
// next exercise once all rules hold.
//
// kind: write
// lesson: A lamp

struct Lamp: Equatable {
  var isOn = false
  var brightness = 5
}

enum LampAction {
  case switchTapped
  case dimmerMoved(to: Int)
}

func lampReducer(_ lamp: inout Lamp, _ action: LampAction) {
  // answer
  // starter: switch action {
  // starter: case .switchTapped:
  // starter:   break
  // starter: case .dimmerMoved(let brightness):
  // starter:   lamp.brightness = brightness
  // starter: }
  switch action {
  case .switchTapped:
    lamp.isOn.toggle()
  case .dimmerMoved(let brightness):
    lamp.brightness = brightness
  }
  // end answer
}
