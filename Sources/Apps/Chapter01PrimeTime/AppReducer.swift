// The whole behaviour of PrimeTime in one function. It is easy to follow and easy to test, and it
// knows everything: each new feature makes it longer, and no part of it can be used without the
// rest. Chapter 2 takes it apart.

/// Does to the state what each action asks for.
///
/// Saving and removing take the count as it is, prime or not, a favourite or not; it is up to the
/// screen to offer only what makes sense. Offsets outside the list are left out. The feed gets an
/// entry for each favourite saved, removed or deleted, the oldest first.
// snippet.appReducer
public func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .counter(.incrementTapped):
    state.count += 1

  case .counter(.decrementTapped):
    state.count -= 1

  case .primeModal(.saveFavoritePrimeTapped(let time)):
    state.favoritePrimes.append(state.count)
    state.activityFeed.append(.init(.addedFavoritePrime(state.count), at: time))

  case .primeModal(.removeFavoritePrimeTapped(let time)):
    state.favoritePrimes.removeAll { $0 == state.count }
    state.activityFeed.append(.init(.removedFavoritePrime(state.count), at: time))

  case .favoritePrimes(.deleteFavoritePrimes(let offsets, let time)):
    let offsets = offsets.filter(state.favoritePrimes.indices.contains).sorted()
    for offset in offsets {
      let prime = state.favoritePrimes[offset]
      state.activityFeed.append(.init(.removedFavoritePrime(prime), at: time))
    }
    for offset in offsets.reversed() {
      state.favoritePrimes.remove(at: offset)
    }

  case .screenSelected(let screen):
    state.screen = screen
  }
}
// snippet.end
