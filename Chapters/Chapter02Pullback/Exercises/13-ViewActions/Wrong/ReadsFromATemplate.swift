// wrong: the path can change an action that is there into another
// says: The house got an action that nobody sent. Embed the lift action that was sent in one of the
//   house: `HouseAction.lift`.
// fails: An action sent to a view arrives at its parent, as the parent's action
// gives: (log.actions → ["light"]) == ["lift(door)"]

// instead of
house.view(value: \.lift, action: HouseAction.lift)
// this
house.view(
  value: \.lift,
  action: { (action: LiftAction) in
    var template = HouseAction.lightTapped
    template.lift = action
    return template
  }
)
