import ReducerTesting
import Testing

@Suite struct PrimeModalReducerTests {
  private func after(
    _ action: PrimeModalAction,
    count: Int,
    favorites: [Int]
  ) -> PrimeModalState {
    var state = PrimeModalState(count: count, favoritePrimes: favorites)
    primeModalReducer(&state, action)
    return state
  }

  @Test("Saving puts the count at the end of the favourites") func save() {
    let state = after(.saveFavoritePrimeTapped, count: 7, favorites: [11, 2])
    let comment: Comment =
      switch (state.count, state.favoritePrimes) {
      case (7, [11, 2])
      where after(.removeFavoritePrimeTapped, count: 7, favorites: [])
        != PrimeModalState(count: 7, favoritePrimes: []):
        "Nothing was saved, but removing adds: the two actions are the wrong way round."
      case (7, [11, 2]): "7 is not among the favourites: nothing was saved."
      case (7, [7, 11, 2]): "The newest favourite is the last one; here it became the first."
      case (7, [2, 7, 11]):
        "The list was sorted. The favourites stay in the order in which they were saved."
      case (7, [11, 2, 7, 7]): "7 was saved twice for one tap."
      case (7, _): "11 and 2 were there, in this order, and 7 comes after them."
      default: "The count was 7 and became \(state.count). Saving changes the favourites only."
      }
    #expect(state == PrimeModalState(count: 7, favoritePrimes: [11, 2, 7]), comment)
    guard state == PrimeModalState(count: 7, favoritePrimes: [11, 2, 7]) else { return }
    let many = after(.saveFavoritePrimeTapped, count: 7, favorites: Array(8...1007)).favoritePrimes
    #expect(many.count == 1001, "1000 favourites and one more are 1001: there is no limit.")
  }

  @Test("Saving a number twice leaves two copies") func saveTwice() {
    let favorites = after(.saveFavoritePrimeTapped, count: 7, favorites: [7, 2]).favoritePrimes
    #expect(
      favorites == [7, 2, 7],
      favorites == [7, 2] || favorites == [2, 7]
        ? """
        7 was saved again, but there is still only one. A reducer does what the action says; \
        offering only what makes sense is up to the screen.
        """
        : favorites == [2]
          ? "Saving took the 7 out, because it was there. Saving adds; removing is another tap."
          : "7 and 2 were there, in this order, and another 7 comes after them."
    )
    guard favorites == [7, 2, 7] else { return }
    let again = after(.saveFavoritePrimeTapped, count: 7, favorites: favorites).favoritePrimes
    #expect(
      again == [7, 2, 7, 7],
      "7 was the last one and was saved again, so there is one more 7."
    )
  }

  @Test("A number that isn't prime is saved like any other") func saveAny() {
    let lists = [8, 1, -3].map {
      after(.saveFavoritePrimeTapped, count: $0, favorites: [2]).favoritePrimes
    }
    #expect(
      lists == [[2, 8], [2, 1], [2, -3]],
      lists.contains([2])
        && after(.saveFavoritePrimeTapped, count: 7, favorites: [2]).favoritePrimes == [2, 7]
        ? """
        The reducer judged the number. It should do what the action says; offering to save only \
        primes is up to the screen.
        """
        : "8, 1 and -3 were saved, each after a 2."
    )
  }

  @Test("Removing takes the count out and leaves the others in their order") func remove() {
    // Ten are left. Of five, a Set keeps the order once in a hundred runs.
    let favorites = [11, 2, 7, 13, 3, 5, 31, 17, 29, 19, 23]
    let state = after(.removeFavoritePrimeTapped, count: 2, favorites: favorites)
    let rest = [11, 7, 13, 3, 5, 31, 17, 29, 19, 23]
    let comment: Comment =
      switch state.favoritePrimes {
      case favorites
      where after(.removeFavoritePrimeTapped, count: 5, favorites: favorites).favoritePrimes
        != favorites:
        "5 can be removed, but 2 stays. Every copy of the count is removed, wherever it is."
      case favorites:
        "2 is still there. A copy, or what `filter` returns, changes nothing until you assign it."
      case []: "Every favourite was removed, but only 2 should be: `removeAll` takes a condition."
      case [2]: "The wrong way round: 2 stayed, and all the others were removed."
      case [11, 2, 13, 3, 5, 31, 17, 29, 19, 23]:
        "Position 2 was removed. The count is a number in the list, not a position."
      case favorites.dropLast():
        "The newest favourite was removed, not the one that equals the count."
      case favorites + [2]: "2 was added. Are saving and removing the wrong way round?"
      case let others where others.sorted() == rest.sorted():
        "The right one was removed, but the others changed order: a Set, or sorting, loses it."
      default: "Only 2 is removed. All the others stay, in their order."
      }
    #expect(state.favoritePrimes == rest, comment)
    #expect(
      state.count == 2,
      "The count was 2 and became \(state.count). Removing changes the favourites only."
    )
  }

  @Test("Removing takes out every copy") func removeCopies() {
    let favorites = [7, 7, 2, 7, 3]
    let rest = after(.removeFavoritePrimeTapped, count: 7, favorites: favorites).favoritePrimes
    let comment: Comment =
      switch rest {
      case [7, 2, 7, 3]:
        "One copy of 7 was removed, but two are left: `firstIndex(of:)` finds only one."
      case [7, 7, 2, 3]: "Only the last copy of 7 was removed, and two are left."
      case [7, 2, 3]:
        "The 7 next to a removed one was skipped: each removal moves up what comes after it."
      case let rest where rest.sorted() == [2, 3]:
        "Every copy was removed, but the others changed their order: a Set, or sorting, loses it."
      case let rest where rest.contains(7): "Copies of 7 are left."
      default: "All three 7s are removed. 2 and 3 stay, in this order."
      }
    #expect(rest == [2, 3], comment)
    guard rest == [2, 3] else { return }
    let others = after(.removeFavoritePrimeTapped, count: 7, favorites: [3, 7, 3]).favoritePrimes
    #expect(others == [3, 3], "3 was there twice, and nobody removed a 3.")
  }

  @Test("Removing what isn't there changes nothing") func removeAbsent() {  // starter passes
    let state = after(.removeFavoritePrimeTapped, count: 5, favorites: [2, 3])
    #expect(
      state == PrimeModalState(count: 5, favoritePrimes: [2, 3]),
      "5 wasn't among the favourites, so there was nothing to remove."
    )
  }

  @Test("Whatever is in the list, a tap changes only what it is about")
  func anyList() {
    // What removes something else would crash on a list that is empty.
    let rest = after(.removeFavoritePrimeTapped, count: 5, favorites: [2, 3]).favoritePrimes
    guard rest == [2, 3] else {
      Issue.record("5 was removed from [2, 3], and \(rest) is left.")
      return
    }
    let report = compare(
      subject: primeModalReducer,
      reference: { state, action in
        switch action {
        case .saveFavoritePrimeTapped: state.favoritePrimes += [state.count]
        case .removeFavoritePrimeTapped:
          state.favoritePrimes = state.favoritePrimes.filter { $0 != state.count }
        }
      }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// Compares the two on random scripts, in which the count changes between the taps.
  private func compare(
    subject: @escaping (inout PrimeModalState, PrimeModalAction) -> Void,
    reference: @escaping (inout PrimeModalState, PrimeModalAction) -> Void
  ) -> Report {
    func counting(
      _ reducer: @escaping (inout PrimeModalState, PrimeModalAction) -> Void
    ) -> (inout PrimeModalState, Tap) -> Void {
      { state, tap in
        switch tap {
        case .count(let count): state.count = count
        case .save: reducer(&state, .saveFavoritePrimeTapped)
        case .remove: reducer(&state, .removeFavoritePrimeTapped)
        }
      }
    }
    return ReducerTesting.compare(
      subject: counting(subject),
      reference: counting(reference),
      from: PrimeModalState(count: 2, favoritePrimes: []),
      law: "saving puts the count at the end, removing takes out its copies, and that is all",
      actions: .weighted(
        (3, .action(.save)),
        (3, .action { _, draw in .count(draw.int(in: -3...9)) }),
        (1, .action(.remove))
      )
    )
  }

  /// What happens to the sheet; the counter's screen changes the count.
  private enum Tap {
    case count(Int)
    case save
    case remove
  }
}
