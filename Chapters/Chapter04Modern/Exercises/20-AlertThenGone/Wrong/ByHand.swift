// wrong: alerts are set and cleared by hand, without `ifLet`
// says: A button was tapped while no alert was there, and nothing was reported. An alert that you
//   set and clear by hand isn't presented: use `ifLet`.
// fails: A button of a missing alert is a mistake
// gives: (log → ["reset confirmed", "count 0", "The count was 7, and is 0."]).contains("an issue")

// instead of
state.count = count
return .none
// this
state.count = count
state.alert = nil
return .none

// instead of
case .alert(.dismiss):
return .none
// this
case .alert(.dismiss):
state.alert = nil
return .none

// instead of
.ifLet(\.$alert, action: \.alert)
// this

