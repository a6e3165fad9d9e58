// wrong: what is listed last is done first
// says: `.saved` came before the disk was asked: the save is the first part.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (log → ["[2, 3, 2] saving", "send saved", "save [2, 3, 2]", "|"]) == ["[2, 3, 2] saving",
//   "save [2, 3, 2]", "|", "send saved"]

// instead of
return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
// this
return .concatenate(Effect(value: .saved), disk.save(favorites.primes).fireAndForget())
