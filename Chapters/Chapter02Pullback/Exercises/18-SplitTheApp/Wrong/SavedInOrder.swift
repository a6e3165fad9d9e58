// wrong: the favourites are kept in order
// says: Saving put the favourites in another order. It adds the count at the end, and leaves the
//   rest alone.
// fails: The sheet runs alone
// gives: (saved → Sheet(count: 3, favorites: [2, 3, 3, 3, 5])) == Sheet(count: 3, favorites: [5, 3,
//   2, 3, 3])

// instead of
sheet.favorites.append(sheet.count)
// this
sheet.favorites = (sheet.favorites + [sheet.count]).sorted()
