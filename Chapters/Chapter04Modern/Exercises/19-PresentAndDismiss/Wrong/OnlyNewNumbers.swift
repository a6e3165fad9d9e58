// wrong: a number that was seen has no second sheet
// says: The count was seen before, and no sheet was opened. Any count has one.
// fails: The counter opens a sheet for its count, and runs it
// gives: (again → ["no sheet, kept [], seen [5]"]) == ["sheet 5, kept [], seen [5]"]

// instead of
state.sheet = FactSheet.State(number: state.count)
// this
if !state.seen.contains(state.count) { state.sheet = FactSheet.State(number: state.count) }
