// wrong: the feature is written from memory, and removes one copy where chapter 1 removes all
// says: One copy of 3 is left. Chapter 1's app removes every copy.
// fails: The sheet runs alone
// gives: (removed → Sheet(count: 3, favorites: [5, 2, 3])) == Sheet(count: 3, favorites: [5, 2])

// instead of
sheet.favorites.removeAll { $0 == sheet.count }
// this
if let index = sheet.favorites.firstIndex(of: sheet.count) { sheet.favorites.remove(at: index) }
