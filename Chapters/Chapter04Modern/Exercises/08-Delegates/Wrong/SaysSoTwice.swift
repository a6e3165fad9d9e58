// wrong: what is important is said twice
// says: The editor said twice that it had finished.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oat_milk], field []", "finished
//   [oat_milk], field []", "send returned", "field []"]) == ([ "done tapped, field [_oat_milk_]",
//   "finished [oat_milk], field []", "send returned", "field []", ] → ["done tapped, field
//   [_oat_milk_]", "finished [oat_milk], field []", "send returned", "field []"])

// instead of
return .send(.delegate(.finished(text)))
// this
return .concatenate(.send(.delegate(.finished(text))), .send(.delegate(.finished(text))))
