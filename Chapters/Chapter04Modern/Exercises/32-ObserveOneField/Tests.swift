import Observation
import Testing

@Suite struct ObserveOneFieldTests {
  private struct Author: Equatable {
    var name = "Austen"
    var age = 30
  }

  private struct Shelf: Equatable {
    var title = "Emma"
    var count = 0
    var pages = 474
    var author = Author()
    var titleLength: Int { title.count }
  }

  /// A shelf whose actions change it in any way. Its log says which observers were notified, and
  /// what they read then.
  ///
  /// Unchecked, and safe: everything is on the test's thread.
  private final class Screen: @unchecked Sendable {
    private(set) var log: [String] = []
    let store = Store<Shelf, (inout Shelf) -> Void>(initialState: Shelf()) { $1(&$0) }

    /// Those that are notified of one action are in no order.
    func send(_ change: @escaping (inout Shelf) -> Void) {
      let before = log
      log = []
      store.send(change)
      log = before + log.sorted()
    }

    /// Reads a field, and logs the next change of it. Then its observer does something else.
    @discardableResult
    func observe<Value: Equatable & Sendable>(
      _ name: String,
      _ field: KeyPath<Shelf, Value> & Sendable,
      then next: @escaping @Sendable (Screen) -> Void = { _ in }
    ) -> Screen {
      withObservationTracking {
        _ = store[field]
      } onChange: {
        self.log.append("\(name) \(self.store[field])")
        next(self)
      }
      return self
    }
  }

  private func screen() -> Screen { Screen() }

  @Test("The store reads a field, and an action changes it, once")  // starter passes
  func works() throws {
    let store = screen().store
    let before = store[\.count]
    store.send { $0.count += 5 }
    try #require(
      [before, store[\.count]] == [0, 5],
      "An action was to add 5 to the count, which was 0."
    )
    var runs = 0
    store.send { _ in runs += 1 }
    try #require(runs == 1, "How often the reducer ran for one action.")
  }

  @Test("An observer of a field is notified when it has changed") func change() throws {
    let screen = screen().observe("count", \.count)
    screen.send { $0.count = 5 }
    try #require(
      screen.log == ["count 5"],
      "The count was read, and became 5. When notified, its observer reads it."
    )
  }

  @Test("Each observer is notified of its own field") func others() throws {
    let screen = screen().observe("title", \.title).observe("count", \.count)
      .observe("pages", \.pages)
    screen.send { $0.count = 5 }
    screen.send { $0.title = "Ulysses" }
    screen.send { $0.pages = 700 }
    try #require(
      screen.log == ["count 5", "title Ulysses", "pages 700"],
      "The title, the count and the pages were read. Then the count changed, the title, the pages."
    )
  }

  @Test("Nobody is notified if the value stays the same")  // starter passes
  func same() throws {
    let screen = screen().observe("count", \.count)
    screen.send { $0.count = 0 }
    try #require(screen.log == [], "The count was read, and an action set it to what it was.")
  }

  @Test("A field is watched until it changes, and again when it is read again")
  func watched() throws {
    let screen = screen().observe("first", \.count) { $0.observe("again", \.count) }
    screen.send { $0.count = 5 }
    screen.send { $0.count = 6 }
    screen.observe("later", \.count)
    screen.send { $0.title = "Emma" }
    screen.send { $0.count = 0 }
    try #require(
      screen.log == ["first 5", "again 6", "later 0"],
      "The count became 5, then 6. When notified, its observer reads it. Read later, it became 0."
    )
  }

  @Test("A replaced state notifies the observers of all fields that differ") func replaced() throws
  {
    let screen = screen().observe("title", \.title).observe("name", \.author.name)
    let first = { @Sendable (screen: Screen) in
      if screen.log.count == 1 { screen.store.send { $0.author.age += 1 } }
    }
    screen.observe("count", \.count, then: first).observe("pages", \.pages, then: first)
    screen.send { $0 = Shelf(title: "Emma", count: 5, pages: 300) }
    try #require(
      screen.log == ["count 5", "pages 300"],
      "Count and pages changed. The observer notified first sends an action that changes the age."
    )
  }

  @Test("Changes before a field was read don't matter")  // starter passes
  func lateReader() throws {
    let screen = screen()
    screen.send { $0.count = 5 }
    screen.observe("count", \.count)
    screen.send { $0.title = "Ulysses" }
    try #require(screen.log == [], "The count changed, was read, and then the title changed.")
  }

  @Test("A field can be any key path, nested or computed") func paths() throws {
    let screen = screen().observe("name", \.author.name).observe("age", \.author.age)
      .observe("length", \.titleLength)
    screen.send { $0.author.age = 31 }
    screen.send { $0.title = "Emil" }
    screen.send { $0.title = "Ulysses" }
    try #require(
      screen.log == ["age 31", "length 7"],
      "The author's age changed, then the title, first to one of the same length, then to Ulysses."
    )
  }

  @Test("A field that was read a hundred times is compared once") func comparedOnce() throws {
    let comparisons = Comparisons()
    let store = Store<[Counted], Int>(initialState: [Counted(number: 0, comparisons: comparisons)])
    { $0 = [Counted(number: $1, comparisons: comparisons)] }
    for _ in 1...100 { _ = store[\.[0]] }
    comparisons.count = 0
    store.send(1)
    try #require(comparisons.count == 1, "One field was read 100 times, and then an action came.")
  }

  /// A number that counts how often it is compared.
  private struct Counted: Equatable {
    let number: Int
    let comparisons: Comparisons

    static func == (left: Counted, right: Counted) -> Bool {
      left.comparisons.count += 1
      return left.number == right.number
    }
  }

  private final class Comparisons { var count = 0 }
}
