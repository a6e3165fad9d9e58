import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import Testing

// What chapter 2's pages show, failures included, so that you can rely on it.

@Suite struct SnapshotTests {
  @Test("A store with a copy of the part is out of date") func snapshot() {
    // snippet.snapshot
    let app = Store(value: AppState(), reducer: appReducer())
    let counter = Store(value: app.value.count, reducer: counterReducer)

    counter.send(.incrementTapped)
    #expect(counter.value == 1)
    #expect(app.value.count == 0)  // the app knows nothing of it
    // snippet.end
  }

  @Test("A view sends to its parent and follows it") func view() {
    // snippet.counterView
    let app = Store(value: AppState(), reducer: appReducer())
    let counter = app.view(value: \.count, action: AppAction.counter)

    counter.send(.incrementTapped)
    #expect(app.value.count == 1)
    app.send(.counter(.incrementTapped))
    #expect(counter.value == 2)
    // snippet.end
  }

  @Test("A view of the count is notified even if only the screen changed") func told() {
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

@Suite struct MapTests {
  @Test("A view keeps the laws of a map") func maps() {
    // snippet.maps
    let app = Store(value: AppState(), reducer: appReducer())

    let same = app.view(value: \.self, action: { $0 })
    let twoSteps =
      app
      .view(value: \.primeModal, action: AppAction.primeModal)
      .view(value: \.count, action: { $0 })
    let oneStep = app.view(value: \.primeModal.count, action: AppAction.primeModal)
    // snippet.end
    var observed: [[Int]] = [[], [], [], []]
    let tokens = [
      app.observe { observed[0].append($0.count) }, same.observe { observed[1].append($0.count) },
      twoSteps.observe { observed[2].append($0) }, oneStep.observe { observed[3].append($0) },
    ]
    let time = Date(timeIntervalSince1970: 0)
    app.send(.counter(.incrementTapped))
    same.send(.counter(.incrementTapped))
    twoSteps.send(.saveFavoritePrimeTapped(at: time))
    oneStep.send(.saveFavoritePrimeTapped(at: time))

    #expect(app.value.favoritePrimes == [2, 2])
    #expect(same.value == app.value)
    #expect((twoSteps.value, oneStep.value) == (2, 2))
    #expect(observed == Array(repeating: [1, 2, 2, 2], count: 4))
    withExtendedLifetime(tokens) {}
  }
}

// The naive view: after its own send, the parent's notification writes the value, and then the view
// writes it again.
// snippet.EagerView
final class EagerView {
  let parent: Store<AppState, AppAction>
  var count: Int { didSet { seen.append(count) } }
  var seen: [Int] = []
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
  @Test("A view that also fetches its value notifies twice") func twice() {
    // snippet.eagerTwice
    let view = EagerView(Store(value: AppState(), reducer: appReducer()))
    view.send(.incrementTapped)
    #expect(view.seen == [1, 1])
    // snippet.end
  }
}

@Suite struct KeepTests {
  @Test("A view that isn't retained is never notified, even if its token is") func notKept() {
    // snippet.notKept
    let app = Store(value: AppState(), reducer: appReducer())
    var notifications = 0
    let token = app.view(value: \.count, action: AppAction.counter).observe { _ in
      notifications += 1
    }
    app.send(.counter(.incrementTapped))
    #expect(notifications == 0)
    // snippet.end
    withExtendedLifetime(token) {}
  }
}

@Suite struct SmallTests {
  @Test("A feature's test needs only the feature's state") func counter() {
    // snippet.counterTest
    var count = 0
    counterReducer(&count, .decrementTapped)
    #expect(count == -1)
    // snippet.end
  }
}
