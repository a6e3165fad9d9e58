import Chapter02PrimeTime
import Chapter02Pullback
import Testing

// What chapter 2's pages show, failures included, so that you can rely on it.

// snippet.PrintingStore
final class PrintingStore<Value, Action> {
  private(set) var value: Value
  private(set) var console = ""
  private let reducer: Reducer<Value, Action>

  init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&value, action)
    print("Action: \(action)", to: &console)
    print("Value:", to: &console)
    dump(value, to: &console)
  }
}
// snippet.end

@Suite struct PrintingStoreTests {
  @Test("A store that prints shows the action and the whole value") func prints() {
    let store = PrintingStore(value: 0, reducer: counterReducer)
    store.send(.incrementTapped)
    #expect(store.console == "Action: incrementTapped\nValue:\n- 1\n")
  }
}

@Suite struct LateFeedTests {
  @Test("A feed written after the reducer names the wrong numbers") func late() {
    func lateFeed(
      _ reducer: @escaping Reducer<AppState, AppAction>
    ) -> Reducer<AppState, AppAction> {
      // snippet.lateFeed
      { state, action in
        reducer(&state, action)
        if case .favoritePrimes(.deleteFavoritePrimes(let offsets, let time)) = action {
          for offset in offsets.sorted() where state.favoritePrimes.indices.contains(offset) {
            let prime = state.favoritePrimes[offset]
            state.activityFeed.append(Activity(.removedFavoritePrime(prime), at: time))
          }
        }
      }
      // snippet.end
    }
    let reducer = lateFeed(
      pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
    )
    let session = [AppAction.favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon))]
    let state = replay(session, from: appState(favorites: [2, 3]), with: reducer)
    #expect(state.favoritePrimes == [3])
    #expect(state.activityFeed == [Activity(.removedFavoritePrime(3), at: noon)])
  }
}

// snippet.Tally
struct Tally: Equatable {
  var count = 0
  var actions = 0
}

func tallying(_ reducer: @escaping Reducer<Tally, Int>) -> Reducer<Tally, Int> {
  { tally, step in
    tally.actions += 1
    reducer(&tally, step)
  }
}
// snippet.end

@Suite struct OrderTests {
  @Test("A log shows what the reducer inside it did") func order() {
    // snippet.orders
    var lines: [String] = []
    let adding: Reducer<Tally, Int> = { tally, step in tally.count += step }
    let outside = logging(tallying(adding)) { lines.append($0) }
    let inside = tallying(logging(adding) { lines.append($0) })

    var tally = Tally()
    outside(&tally, 5)
    inside(&tally, 5)
    // snippet.end
    // snippet.ordersLog
    #expect(
      lines == [
        "5: Tally(count: 0, actions: 0) → Tally(count: 5, actions: 1)",
        "5: Tally(count: 5, actions: 2) → Tally(count: 10, actions: 2)",
      ]
    )
    // snippet.end
  }

  @Test("With the filter inside the feed, the feed reports what never happened") func filter() {
    let delete = AppAction.favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon))
    let list = pullback(
      favoritePrimesReducer,
      value: \AppState.favoritePrimes,
      action: \AppAction.favoritePrimes
    )
    // snippet.filterInside
    let reducer = activityFeed(filterActions(list) { $0.favoritePrimes == nil })

    let state = replay([delete], from: appState(favorites: [2, 3]), with: reducer)
    #expect(state.favoritePrimes == [2, 3])
    #expect(state.activityFeed == [Activity(.removedFavoritePrime(2), at: noon)])
    // snippet.end
  }

  @Test("History around one feature undoes that feature alone") func undo() {
    // snippet.undo
    struct Desk {
      var list = History([2, 3, 5])
      var count = 0
    }
    let reducer = pullback(
      withHistory(favoritePrimesReducer),
      value: \Desk.list,
      action: \DeskAction.list
    )
    // snippet.end
    let delete = FavoritePrimesAction.deleteFavoritePrimes(offsets: [1], at: noon)
    var desk = Desk()
    reducer(&desk, .list(.record(delete)))
    #expect(desk.list.present == [2, 5])
    reducer(&desk, .list(.undo))
    #expect(desk.list.present == [2, 3, 5])
  }
}

private enum DeskAction {
  case list(HistoryAction<FavoritePrimesAction>)

  var list: HistoryAction<FavoritePrimesAction>? {
    get {
      guard case .list(let action) = self else { return nil }
      return action
    }
    set {
      guard case .list = self, let newValue else { return }
      self = .list(newValue)
    }
  }
}
