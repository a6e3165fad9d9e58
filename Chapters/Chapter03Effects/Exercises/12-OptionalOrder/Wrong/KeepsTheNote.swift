// wrong: a sheet that is open already needn't be opened again
// says: The row was tapped again, and its sheet kept what had been typed. The tap still opens a
//   new sheet.
// fails: Everything else is unchanged
// gives: (log → ["3 ()", "3 (odd)", "3 (odd)", "7 ()", "7 () really?", "7 () really?"]) == ["3 ()",
//   "3 (odd)", "3 ()", "7 ()", "7 () really?", "7 () really?"]

// instead of
favorites.sheet = Sheet(number: number)
// this
if favorites.sheet?.number != number { favorites.sheet = Sheet(number: number) }
