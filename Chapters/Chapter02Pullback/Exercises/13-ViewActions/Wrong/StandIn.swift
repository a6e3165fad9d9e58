// wrong: some action of the right type is sent up
// says: The buttons sent the same action for every tap. Embed the one that was sent:
//   `LiftAction.buttons`.
// fails: An action sent to a grandchild goes up two levels
// gives: (log.actions → ["lift(buttons(up))", "lift(buttons(up))"]) == ["lift(buttons(down))",
//   "lift(buttons(up))"]

// instead of
lift.view(value: \.floor, action: LiftAction.buttons)
// this
lift.view(value: \.floor, action: { _ in .buttons(.upTapped) })
