// wrong: the save and `.saved` start side by side
// says: The disk takes a second, and `.saved` came at the start. It has to wait until the save
//   has finished.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saving", "save [2, 3, 2]", "send saved", "|"]) == ["[2, 3, 2] saving",
//   "save [2, 3, 2]", "|", "send saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
return .merge(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
