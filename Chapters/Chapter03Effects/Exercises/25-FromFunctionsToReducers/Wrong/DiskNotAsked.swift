// wrong: the answers are sent, but the disk is never used
// says: Nothing was written: the effect that `saveTapped` returns has to save the list.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saving", "send saved", "|"]) == ["[2, 3, 2] saving", "save [2, 3, 2]",
//   "|", "send saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
return Effect(value: .saved)
