// wrong: the reducer starts the save itself
// says: The disk was used while the reducer ran. Return the effect; the store starts it.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["save [2, 3, 2]", "[2, 3, 2] saving", "send saved", "|"]) == ["[2, 3, 2] saving",
//   "save [2, 3, 2]", "|", "send saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
_ = disk.save(favorites.primes).sink { _ in }
return Effect(value: .saved)
