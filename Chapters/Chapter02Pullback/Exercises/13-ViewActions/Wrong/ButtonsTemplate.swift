// wrong: a button's action is set on an action of the lift
// says: The buttons sent `.doorTapped`, which nobody tapped: setting `buttons` in another case
//   changes nothing. Embed the action: `LiftAction.buttons`.
// fails: An action sent to a grandchild goes up two levels
// gives: (log.actions → ["lift(door)", "lift(door)"]) == ["lift(buttons(down))",
//   "lift(buttons(up))"]

// instead of
lift.view(value: \.floor, action: LiftAction.buttons)
// this
lift.view(
  value: \.floor,
  action: { (action: ButtonsAction) in
    var template = LiftAction.doorTapped
    template.buttons = action
    return template
  }
)
