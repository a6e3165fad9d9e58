// wrong: the favourites are adapted like the counter, so nothing does the screen's work
// says: Nothing was written, and nothing was sent: `saveTapped` returns no effect. The screen did
//   the work; now the reducer's effect does.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saving", "|"]) == ["[2, 3, 2] saving", "save [2, 3, 2]", "|", "send
//   saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
return .none
