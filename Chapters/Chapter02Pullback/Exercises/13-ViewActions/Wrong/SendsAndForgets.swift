// wrong: a store of one's own can send to the lift
// says: The buttons show an old floor: nothing comes down to them. A view follows its parent: make
//   it with `view`.
// fails: The new value comes down to every level
// gives: ([house.value.lift.floor, lift.value.floor, buttons.value] → [2, 2, 1]) == [2, 2, 2]

// instead of
lift.view(value: \.floor, action: LiftAction.buttons)
// this
Store(value: lift.value.floor) { floor, action in
  lift.send(.buttons(action))
  floor = lift.value.floor
}
