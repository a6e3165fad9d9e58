// wrong: the screen opens the sheet
// says: The fact button was tapped, and `sheet` is still nil.
// fails: The counter opens a sheet for its count, and runs it
// gives: (lines → ["no sheet, kept [], seen []", "report", "no sheet, kept [], seen []"]) == ([
//   "sheet 5, kept [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!), kept [], seen []", ] →
//   ["sheet 5, kept [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!), kept [], seen []"])

// instead of
state.sheet = FactSheet.State(number: state.count)
// this
break
