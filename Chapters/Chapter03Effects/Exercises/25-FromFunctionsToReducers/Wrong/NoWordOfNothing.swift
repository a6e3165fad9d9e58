// wrong: where nothing was saved, there is nothing to say
// says: Nothing was on the disk, and no action came. The app has to learn that, too, as
//   `.loaded(nil)`.
// fails: A load is an effect that reads the disk, and sends `.loaded` with what was there
// gives: (nothing → ["[2, 3, 2] loading", "load", "|"]) == ["[2, 3, 2] loading", "load", "|", "send
//   loaded nil"]

// instead of
return disk.load().map(FavoritesAction.loaded)
// this
return disk.load().flatMap { primes -> Effect<FavoritesAction, Never> in
  primes.map { Effect(value: .loaded($0)) } ?? .none
}
