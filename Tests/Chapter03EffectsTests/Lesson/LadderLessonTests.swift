import Chapter03Effects
import Testing

// What chapter 3's pages show beyond the tests of the ladder, failures included, so that they can
// be believed.

private enum FavoritesAction {
  case deleteTapped(Int)
  case saveTapped
}

private final class Disk {
  var file = [2, 3, 5]
}

@Suite struct WritingReducerTests {
  private let disk = Disk()

  @Test("A reducer that writes a file also writes it in a replay") func writes() {
    // snippet.writingReducer
    func reducer(_ primes: inout [Int], _ action: FavoritesAction) {
      switch action {
      case .deleteTapped(let prime):
        primes.removeAll { $0 == prime }
      case .saveTapped:
        disk.file = primes
      }
    }
    // snippet.end

    // snippet.writingReplay
    let bugReport = [FavoritesAction.deleteTapped(3), .saveTapped]

    var primes = [2, 3]
    for action in bugReport { reducer(&primes, action) }

    #expect(disk.file == [2])  // my own favourites were 2, 3, 5
    // snippet.end
  }

  @Test("A reducer that returns the work writes nothing") func returns() {
    // snippet.returningReducer
    func reducer(_ primes: inout [Int], _ action: FavoritesAction) -> VoidEffect {
      switch action {
      case .deleteTapped(let prime):
        primes.removeAll { $0 == prime }
        return {}
      case .saveTapped:
        return { [primes] in disk.file = primes }
      }
    }
    // snippet.end

    // snippet.returningReplay
    var primes = [2, 3]
    for action in [FavoritesAction.deleteTapped(3), .saveTapped] {
      _ = reducer(&primes, action)
    }
    #expect(primes == [2])
    #expect(disk.file == [2, 3, 5])
    // snippet.end

    let store = LadderStore(state: [2, 3], voidReducer: reducer)
    store.send(.deleteTapped(3))
    store.send(.saveTapped)
    #expect(disk.file == [2])
  }
}

@Suite struct DescriptionTests {
  @Test("An effect is a description: it may never start, or start twice") func description() {
    // snippet.description
    var starts = 0
    let effect = Effect<Int, Never>.result {
      starts += 1
      return .success(starts)
    }
    #expect(starts == 0)

    var numbers: [Int] = []
    let first = effect.sink { numbers.append($0) }
    let second = effect.map { 10 * $0 }.sink { numbers.append($0) }
    #expect(numbers == [1, 20])
    // snippet.end
    withExtendedLifetime((first, second)) {}
  }
}
