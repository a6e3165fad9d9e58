// wrong: the list sees what the editor does
// says: The editor did its part, and never said so. Send `.delegate(.finished(…))`.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "send returned", "field []"]) == ([ "done
//   tapped, field [_oat_milk_]", "finished [oat_milk], field []", "send returned", "field []", ] →
//   ["done tapped, field [_oat_milk_]", "finished [oat_milk], field []", "send returned", "field
//   []"])

// instead of
return .send(.delegate(.finished(text)))
// this
_ = text
return .none
