import Chapter02Pullback
import Foundation
import Testing

// What lesson 2 shows, failures included, so that they can be believed.

// snippet.Door
struct Door: Equatable {
  var isOpen = false
  var openings = 0
}

func hinge(_ door: inout Door, _ isOpen: Bool) {
  door.isOpen = isOpen
}

func openingCounter(_ door: inout Door, _ isOpen: Bool) {
  if door.isOpen { door.openings += 1 }
}
// snippet.end

@Suite struct ParallelTests {
  @Test("Reducers that get a copy each don't see each other's work") func copies() {
    // snippet.parallel
    let before = Door()

    var first = before
    hinge(&first, true)

    var second = before
    openingCounter(&second, true)

    let after = Door(isOpen: first.isOpen, openings: second.openings)
    #expect(after == Door(isOpen: true, openings: 0))  // it was opened once
    // snippet.end
  }

  @Test("One after the other, the second sees what the first wrote") func combined() {
    // snippet.combined
    let reducer = combine(hinge, openingCounter)

    #expect(replay([true, false], from: Door(), with: reducer) == Door(isOpen: false, openings: 1))
    // snippet.end
  }
}

// snippet.Hall
struct Hall: Equatable {
  var door = Door()
  var temperature = 20
}
// snippet.end

@Suite struct PartTests {
  @Test("A part that is copied out and not written back stays as it was") func copyOut() {
    // snippet.copyOut
    let reducer: Reducer<Hall, Bool> = { hall, isOpen in
      var door = hall.door
      hinge(&door, isOpen)
    }

    var hall = Hall()
    reducer(&hall, true)
    #expect(hall == Hall())  // the door is still shut
    // snippet.end
  }

  @Test("A key path leads to the part itself") func keyPath() {
    // snippet.keyPath
    let path = \Hall.door

    var hall = Hall()
    hinge(&hall[keyPath: path], true)
    #expect(hall == Hall(door: Door(isOpen: true)))
    // snippet.end
  }
}

// A setter that switches the case, which an enum property must not have.
private enum Remote: Equatable {
  case volume(Int)
  case mute(Bool)

  var volume: Int? {
    get {
      guard case .volume(let step) = self else { return nil }
      return step
    }
    set { if let newValue { self = .volume(newValue) } }
  }
}

@Suite struct SwitchingSetterTests {
  @Test("A setter that switches the case makes one action of another") func switches() {
    var action = Remote.mute(true)
    action.volume = 3
    #expect(action == .volume(3))
  }
}

@Suite struct DefaultTests {
  @Test("A default for an action that isn't there makes something happen") func defaultAction() {
    // snippet.defaultAction
    let reducer: Reducer<AppState, AppAction> = { state, action in
      counterReducer(&state.count, action.counter ?? .incrementTapped)
    }

    var state = AppState()
    reducer(&state, .screenSelected(.favoritePrimes))
    #expect(state.count == 1)  // nobody has touched the counter
    // snippet.end
  }

  @Test("An enum property can't make its case out of another") func nothingToWriteOn() {
    // snippet.noEmbedding
    var action = AppAction.screenSelected(.counter)
    action.counter = .incrementTapped
    #expect(action == .screenSelected(.counter))
    // snippet.end
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
  @Test("Each wrapper speaks of what it is around") func order() {
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

  @Test("A filter inside the feed lets the feed tell of what never happened") func filter() {
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

  @Test("Undo of the list alone: history around a feature, not around the app") func undo() {
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

@Suite struct SnapshotTests {
  @Test("A store with a copy of the part is out of date") func snapshot() {
    // snippet.snapshot
    let app = Store(value: AppState(), reducer: appReducer())
    let counter = Store(value: app.value.count, reducer: counterReducer)

    counter.send(.incrementTapped)
    #expect(counter.value == 1)
    #expect(app.value.count == 0)  // the app has not heard of it
    // snippet.end
  }

  @Test("A view sends up and is told from above") func view() {
    // snippet.counterView
    let app = Store(value: AppState(), reducer: appReducer())
    let counter = app.view(value: \.count, action: AppAction.counter)

    counter.send(.incrementTapped)
    #expect(app.value.count == 1)
    app.send(.counter(.incrementTapped))
    #expect(counter.value == 2)
    // snippet.end
  }

  @Test("A view of the count is told when only the screen changed") func told() {
    // snippet.told
    let app = Store(value: AppState(), reducer: appReducer())
    let counter = app.view(value: \.count, action: AppAction.counter)
    let distinct = counter.removeDuplicates(by: ==)
    var (all, some): ([Int], [Int]) = ([], [])
    let tokens = [counter.observe { all.append($0) }, distinct.observe { some.append($0) }]

    app.send(.screenSelected(.favoritePrimes))
    app.send(.counter(.incrementTapped))

    #expect(all == [0, 1])
    #expect(some == [1])
    // snippet.end
    withExtendedLifetime((distinct, tokens)) {}
  }
}

// The naive form of a view, which the library's must not have: what its own send changed is written
// by the parent's notification, and once more by itself.
// snippet.EagerView
final class EagerView {
  let parent: Store<AppState, AppAction>
  var count: Int { didSet { told.append(count) } }
  var told: [Int] = []
  var token: ObservationToken?

  init(_ parent: Store<AppState, AppAction>) {
    self.parent = parent
    count = parent.value.count
    token = parent.observe { [weak self] in self?.count = $0.count }
  }

  func send(_ action: CounterAction) {
    parent.send(.counter(action))
    count = parent.value.count
  }
}
// snippet.end

@Suite struct EagerViewTests {
  @Test("A view that also writes its value itself is told twice") func twice() {
    // snippet.eagerTwice
    let view = EagerView(Store(value: AppState(), reducer: appReducer()))
    view.send(.incrementTapped)
    #expect(view.told == [1, 1])
    // snippet.end
  }
}

@Suite struct KeepTests {
  @Test("A view that nobody keeps is told nothing, though its token is kept") func notKept() {
    // snippet.notKept
    let app = Store(value: AppState(), reducer: appReducer())
    var told = 0
    let token = app.view(value: \.count, action: AppAction.counter).observe { _ in told += 1 }
    app.send(.counter(.incrementTapped))
    #expect(told == 0)
    // snippet.end
    withExtendedLifetime(token) {}
  }
}

@Suite struct SmallTests {
  @Test("A feature's test needs the feature's state alone") func counter() {
    // snippet.counterTest
    var count = 0
    counterReducer(&count, .decrementTapped)
    #expect(count == -1)
    // snippet.end
  }
}
