// wrong: a save sends no value, so nothing follows it
// says: The list was written, and the app never learns of it: `.saved` has to follow.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saving", "save [2, 3, 2]", "|"]) == ["[2, 3, 2] saving", "save [2, 3,
//   2]", "|", "send saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
return disk.save(favorites.primes).fireAndForget()
