// wrong: a favourite is there once
// says: 3 was there already, and wasn't saved. Chapter 1's app saves it a second time.
// fails: The sheet runs alone
// gives: (saved → Sheet(count: 3, favorites: [5, 3, 2, 3])) == Sheet(count: 3, favorites: [5, 3, 2,
//   3, 3])

// instead of
sheet.favorites.append(sheet.count)
// this
if !sheet.favorites.contains(sheet.count) { sheet.favorites.append(sheet.count) }
