// wrong: the counter handles the tap on keep, and reads the fact from the sheet
// says: The sheet passed on a fact, and the counter didn't keep it. It has to listen to
//   `.delegate(.kept(…))`, not to the button.
// fails: The counter keeps what the sheet passes on
// gives: (lines → ["sheet 3, kept [], seen []"]) == ["sheet 3, kept [\"3!\"], seen []"]

// instead of
case .sheet(.presented(.delegate(.kept(let fact)))):
  state.kept.append(fact)
// this
case .sheet(.presented(.keepTapped)):
  if let fact = state.sheet?.fact { state.kept.append(fact) }
