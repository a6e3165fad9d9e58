// wrong: the value is what it was when the view was made
// says: The buttons show an old floor. Read the floor from the value that comes down.
// fails: The new value comes down to every level
// gives: ([house.value.lift.floor, lift.value.floor, buttons.value] → [2, 2, 0]) == [2, 2, 2]

// instead of
lift.view(value: \.floor, action: LiftAction.buttons)
// this
lift.view(value: { [floor = lift.value.floor] _ in floor }, action: LiftAction.buttons)
