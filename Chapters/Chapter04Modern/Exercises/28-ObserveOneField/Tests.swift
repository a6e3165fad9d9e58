import Foundation
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

  private enum Action {
    case counted(Int)
    case paged(Int)
    case renamed(String)
    case replaced(Shelf)
    case aged
    case nothing
  }

  private typealias ShelfStore = Store<Shelf, Action>

  private func store() -> ShelfStore {
    Store(initialState: Shelf()) { state, action in
      switch action {
      case .counted(let count): state.count = count
      case .paged(let pages): state.pages = pages
      case .renamed(let title): state.title = title
      case .replaced(let new): state = new
      case .aged: state.author.age += 1
      case .nothing: break
      }
    }
  }

  /// What observers were notified of. Unchecked: the lines are read and written with the lock only.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func append(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }

  /// Reads a field, and logs when that has changed.
  private func observe<Value: Equatable>(
    _ name: String,
    _ field: KeyPath<Shelf, Value> & Sendable,
    of store: ShelfStore,
    _ log: Log
  ) {
    withObservationTracking {
      _ = store[field]
    } onChange: {
      log.append(name)
    }
  }

  /// The notifications that an action leads to, for observers of the title and of the count.
  private func heard(_ actions: Action...) -> [String] {
    let store = store()
    let log = Log()
    observe("title", \.title, of: store, log)
    observe("count", \.count, of: store, log)
    for action in actions { store.send(action) }
    return log.all.sorted()
  }

  private let first = "First a change has to be noticed at all."

  @Test("A field is read, and an action changes it") func works() {  // starter passes
    let store = store()
    let before = store[\.count]
    store.send(.counted(5))
    store.send(.renamed("Ulysses"))
    let after = (store[\.count], store[\.title])
    #expect(
      before == 0 && after == (5, "Ulysses"),
      "The count goes from 0 to 5, and the title is Ulysses. Here: from \(before) to \(after)."
    )
  }

  @Test("The reducer runs once for each action") func once() {  // starter passes
    let runs = Comparisons()
    let store = Store<Int, Int>(initialState: 0) { state, action in
      runs.count += 1
      state += action
    }
    _ = store[\.self]
    store.send(5)
    #expect(
      runs.count == 1 && store[\.self] == 5,
      "One action was sent, the reducer ran \(runs.count) times, and 0 became \(store[\.self])."
    )
  }

  @Test("An observer of a field is notified of its change") func change() {
    let log = Log()
    let store = store()
    observe("count", \.count, of: store, log)
    store.send(.counted(5))
    let comment: Comment =
      switch log.all {
      case [] where !heard(.nothing).isEmpty:
        """
        The count has changed, but nobody was notified. When nothing changes, somebody is: the \
        comparison is the wrong way round.
        """
      case []:
        """
        The count was read, and has changed, but nobody was notified. That takes two calls of the \
        registrar, `access` when the field is read and `withMutation` when it has changed, both \
        with the field's path; and, to compare, the state from before the action.
        """
      default: "One change is one notification, but here: \(log.all)."
      }
    #expect(log.all == ["count"], comment)
  }

  @Test("An observer of another field isn't notified") func others() {
    let count = heard(.counted(5))
    let title = heard(.renamed("Ulysses"))
    let comment: Comment =
      switch (count, title) {
      case ([], _), (_, []):
        count == title
          ? "\(first)"
          : """
          Two fields were read, but the change of one of them isn't noticed: each field that was \
          read has to be remembered, and not only one.
          """
      case (["count", "title"], ["count", "title"]):
        """
        Title and count are observed, each by itself. One of them changes, but both observers are \
        notified: any change draws everything again.
        """
      case (["count"], ["count"]), (["title"], ["title"]):
        """
        Whichever of the two fields changes, the same observer is notified: only one field is \
        remembered, and it isn't compared.
        """
      default:
        """
        The count's change is for its observer alone, and so is the title's: \(count), \(title).
        """
      }
    #expect(count == ["count"] && title == ["title"], comment)
  }

  @Test("Two fields of one type are two fields") func sameType() {
    func heard(_ action: Action) -> [String] {
      let store = store()
      let log = Log()
      observe("count", \.count, of: store, log)
      observe("pages", \.pages, of: store, log)
      store.send(action)
      return log.all.sorted()
    }
    let (count, pages) = (heard(.counted(5)), heard(.paged(500)))
    let comment: Comment =
      switch (count, pages) {
      case ([], []): "\(first)"
      case _
      where !self.heard(.counted(5)).contains("count")
        || !self.heard(.renamed("Ulysses")).contains("title"):
        "First each field that was read has to be remembered."
      case ([], ["pages"]), (["count"], []):
        """
        Count and pages are both numbers. Both were read, but the change of one isn't noticed: a \
        field is known by its path, and not by its type.
        """
      default:
        """
        The count's change is for its observer, and so is the pages'; here: \(count), \(pages).
        """
      }
    #expect(count == ["count"] && pages == ["pages"], comment)
  }

  @Test("If the value stays the same, nobody is notified") func same() {
    let all = [heard(.counted(0)), heard(.nothing), heard(.renamed("Emma"))]
    let noticed = heard(.counted(5)).contains("count")
    let comment: Comment =
      switch all {
      case _ where !noticed: "\(first)"
      default:
        """
        The fields were set to what they were, or not at all, but somebody was notified: compare \
        the values before and after the action.
        """
      }
    #expect(noticed && all == [[], [], []], comment)
  }

  @Test("A replaced state notifies those whose field differs") func replaced() {
    let all = heard(.replaced(Shelf(title: "Emma", count: 5)))
    let comment: Comment =
      switch all {
      case []: "\(first)"
      case ["count", "title"]:
        """
        The whole state was replaced. Its title is the same as before, but its observer was \
        notified.
        """
      case ["title"]: "The count has changed, but the title's observer was notified."
      default: "Only the count differs, but here: \(all)."
      }
    #expect(all == ["count"], comment)
    let both = heard(.replaced(Shelf(title: "Ulysses", count: 5)))
    #expect(
      both == ["count", "title"] || all != ["count"],
      "One action changed the title and the count. Both are notified, but here: \(both)."
    )
    let (store, log) = (store(), Log())
    observe("title", \.title, of: store, log)
    observe("count", \.count, of: store, log)
    observe("pages", \.pages, of: store, log)
    observe("name", \.author.name, of: store, log)
    observe("age", \.author.age, of: store, log)
    store.send(.replaced(Shelf(title: "", count: 5, pages: 0, author: Author(name: "", age: 0))))
    #expect(
      log.all.count == 5 || both != ["count", "title"],
      "Five fields were read, and one action changed them all; notified were \(log.all)."
    )
  }

  /// Whether a change is noticed that comes after an action about something else.
  private var remembers: Bool { heard(.nothing, .counted(5)) == ["count"] }

  @Test("A field is watched until it changes") func watched() {
    let all = [heard(.nothing, .counted(5)), heard(.renamed("Ulysses"), .counted(5))]
    let noticed = heard(.counted(5)).contains("count")
    let comment: Comment =
      switch all {
      case _ where !noticed: "\(first)"
      case _ where all[0].isEmpty || all[1] == ["title"]:
        """
        The count was read. The first action left it as it was, the second changed it, but nobody \
        was notified: the store had forgotten by then who reads it.
        """
      default:
        """
        The first action changes another field, or none, the second the count; here: \(all).
        """
      }
    #expect(all == [["count"], ["count", "title"]], comment)
  }

  @Test("Every action is compared with the state before it") func backAndForth() {
    let store = store()
    let log = Log()
    observe("first", \.count, of: store, log)
    store.send(.counted(5))
    observe("second", \.count, of: store, log)
    store.send(.nothing)
    let between = log.all
    store.send(.counted(0))
    let other = self.store()
    let changes = Log()
    for count in 1...2 {
      observe("\(count)", \.count, of: other, changes)
      other.send(.counted(count))
    }
    let (one, idle) = (self.store(), Log())
    observe("idle", \.count, of: one, idle)
    one.send(.nothing)
    let comment: Comment =
      switch (between, log.all) {
      case ([], _): "\(first)"
      case _ where !idle.all.isEmpty:
        "One field was read, and nothing changed, but its observer was notified: compare it."
      case _ where !remembers: "First a field has to be watched until it changes."
      case (["first", "second"], _):
        """
        The count became 5, was read again, and an action changed nothing. The observer was \
        notified: the count was compared with what it had been at first.
        """
      case (_, ["first"]) where changes.all == ["1"]:
        """
        The count has changed, was read again, and changed again. The second change wasn't noticed: \
        what is read again has to be watched again.
        """
      case (_, ["first"]):
        """
        The count went from 0 to 5, was read again, and went back to 0. That wasn't noticed: it \
        was compared with what it had been at first.
        """
      default: "Two changes were observed, and two notifications are due; here: \(log.all)."
      }
    #expect(between == ["first"] && log.all == ["first", "second"], comment)
  }

  @Test("What happened before a field was read doesn't matter") func lateReader() {
    let store = store()
    let log = Log()
    store.send(.counted(5))
    observe("count", \.count, of: store, log)
    store.send(.renamed("Ulysses"))
    let early = log.all
    store.send(.counted(0))
    let comment: Comment =
      switch (early, log.all) {
      case (["count"], _):
        """
        The count changed before it was read, but its reader was notified later.
        """
      case ([], []): "First a field has to be watched until it changes: fix those first."
      default: "The count was read at 5, and became 0: one notification. Here: \(log.all)."
      }
    #expect(early == [] && log.all == ["count"], comment)
  }

  @Test("An observer that is notified sees the new value") func newValue() {
    let store = store()
    let log = Log()
    let unsafe = UncheckedStore(store: store)
    withObservationTracking {
      _ = store[\.count]
    } onChange: {
      log.append("\(unsafe.store[\.count])")
    }
    store.send(.counted(5))
    let comment: Comment =
      switch log.all {
      case []: "\(first)"
      case ["0"]:
        """
        The count became 5, but the observer that was notified of it read 0: the notification came \
        before the change. First the reducer, then the registrar.
        """
      default: "The count is 5 when its observer is notified, but here: \(log.all)."
      }
    #expect(log.all == ["5"], comment)
  }

  private struct UncheckedStore: @unchecked Sendable { let store: ShelfStore }

  @Test("A field can be any path: of a field, or computed") func paths() {
    let store = store()
    let log = Log()
    observe("name", \.author.name, of: store, log)
    observe("author", \.author, of: store, log)
    observe("length", \.titleLength, of: store, log)
    store.send(.aged)
    let aged = log.all
    store.send(.renamed("Emil"))
    let sameLength = log.all
    store.send(.renamed("Ulysses"))
    let comment: Comment =
      switch (aged, sameLength, log.all) {
      case ([], _, []): "\(first)"
      case (["author"], ["author"], ["author", "length"]): "Each is notified of its own."
      case _ where aged.contains("name"):
        """
        The author's age has changed, but the name's observer was notified.
        """
      case (_, let all, _) where all.contains("length"):
        "The title has changed, its length hasn't, but the observer of the length was notified."
      default: "First the author changed, then the title's length; notified were \(log.all)."
      }
    #expect(
      aged == ["author"] && sameLength == aged && log.all == ["author", "length"],
      comment
    )
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

  @Test("A field that was read a hundred times is compared once") func comparedOnce() {
    let comparisons = Comparisons()
    let store = Store<[Counted], Int>(initialState: [Counted(number: 0, comparisons: comparisons)])
    {
      $0 = [Counted(number: $1, comparisons: comparisons)]
    }
    for _ in 1...100 { _ = store[\.[0]] }
    comparisons.count = 0
    store.send(1)
    let comment: Comment =
      switch comparisons.count {
      case 0 where heard(.counted(5)).contains("count"):
        "The values of a field were never compared, by `==`, although its type is `Equatable`."
      case 0: "\(first)"
      case 100...:
        """
        One field was read a hundred times, but the next action compared it \(comparisons.count) \
        times: there is something in the store for each read, and it grows. One for each field \
        will do.
        """
      default: "The action compared one field \(comparisons.count) times. Once is enough."
      }
    #expect(comparisons.count == 1, comment)
  }
}
