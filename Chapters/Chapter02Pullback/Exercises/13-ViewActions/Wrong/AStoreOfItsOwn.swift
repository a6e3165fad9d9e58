// wrong: the buttons are a store with a reducer
// says: Only the buttons were kept, and the house was freed. A view has to keep its parent: make
//   the buttons with `view`, and let its closure keep `self`.
// fails: A view keeps its parent
// gives: (state → "freed") == "kept"

// instead of
lift.view(value: \.floor, action: LiftAction.buttons)
// this
Store(value: lift.value.floor) { floor, action in
  switch action {
  case .upTapped: floor += 1
  case .downTapped: floor -= 1
  }
}
