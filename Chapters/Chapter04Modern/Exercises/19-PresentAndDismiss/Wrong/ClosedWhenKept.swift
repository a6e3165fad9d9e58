// wrong: a sheet whose fact is kept has done its work
// says: The counter closed the sheet when it got the fact. The sheet closes itself.
// fails: The counter keeps what the sheet passes on
// gives: (lines → ["no sheet, kept [\"3!\"], seen []"]) == ["sheet 3, kept [\"3!\"], seen []"]

// instead of
state.kept.append(fact)
// this
state.kept.append(fact)
state.sheet = nil
