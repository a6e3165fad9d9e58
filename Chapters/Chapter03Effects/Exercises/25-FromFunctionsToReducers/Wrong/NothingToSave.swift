// wrong: an empty list needn't be saved
// says: An empty list wasn't saved, so what the user has removed is back the next time.
// fails: A save is an effect that writes the list, and sends `.saved` when the disk is done
// gives: (empty → ["[] saving", "send saved", "|"]) == ["[] saving", "save []", "|", "send saved"]

// instead of
case .saveTapped:
  favorites.message = "saving"
// this
case .saveTapped:
  favorites.message = "saving"
  if favorites.primes.isEmpty { return Effect(value: .saved) }
