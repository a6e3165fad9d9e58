// wrong: an action is sent from a task
// says: `send` had returned when the editor said that it had finished: a task comes later. `.send`
//   passes an action on at once.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "send returned", "finished [oat_milk], field
//   []", "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk], field []",
//   "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []"])

// instead of
return .send(.delegate(.finished(text)))
// this
return .run { send in await send(.delegate(.finished(text))) }
