// wrong: the sheet is closed first, and the number is then read from it
// says: 3 wasn't deleted: the list reads the number from the sheet, which must still be there.
// fails: Yes: the confirmation writes down what is deleted, and then everything is closed
// gives: (state.numbers → [2, 3, 5]) == [2, 5]

// instead of
favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
favorites.sheet = nil
// this
favorites.sheet = nil
favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
