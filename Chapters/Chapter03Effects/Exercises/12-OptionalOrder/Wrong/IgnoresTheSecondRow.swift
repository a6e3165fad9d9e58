// wrong: a tap on a row is ignored while a sheet is open, as if that were safer
// says: A row was tapped while a sheet was open, and nothing happened. The tap still opens a new
//   sheet.
// fails: Everything else is unchanged
// gives: (log → ["3 ()", "3 (odd)", "3 (odd)", "3 (odd)", "3 (odd) really?", "3 (odd) really?"]) ==
//   ["3 ()", "3 (odd)", "3 ()", "7 ()", "7 () really?", "7 () really?"]

// instead of
favorites.sheet = Sheet(number: number)
// this
if favorites.sheet == nil { favorites.sheet = Sheet(number: number) }
