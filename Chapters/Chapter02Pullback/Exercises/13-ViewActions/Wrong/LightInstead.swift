// wrong: any action of the house will do
// says: The house got an action that nobody sent. Embed the lift action that was sent in one of the
//   house: `HouseAction.lift`.
// fails: An action sent to a view arrives at its parent, as the parent's action
// gives: (log.actions → ["light"]) == ["lift(door)"]

// instead of
house.view(value: \.lift, action: HouseAction.lift)
// this
house.view(value: \.lift, action: { _ in .lightTapped })
