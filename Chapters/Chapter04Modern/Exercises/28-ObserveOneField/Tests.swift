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

  private let first = "A change has to be noticed: fix that first."

  @Test("The store reads a field, and an action changes it") func works() {  // starter passes
    let store = store()
    let before = store[\.count]
    store.send(.counted(5))
    store.send(.renamed("Ulysses"))
    let after = (store[\.count], store[\.title])
    #expect(
      before == 0 && after == (5, "Ulysses"),
      "The count goes from 0 to 5, and the title becomes Ulysses. Here: from \(before) to \(after)."
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
      "One action was sent, but the reducer ran \(runs.count) times, and 0 became \(store[\.self])."
    )
  }

  @Test("An observer of a field is notified when it changes") func change() {
    let log = Log()
    let store = store()
    observe("count", \.count, of: store, log)
    store.send(.counted(5))
    let comment: Comment =
      switch log.all {
      case [] where !heard(.nothing).isEmpty:
        """
        The count's observer was notified when nothing changed, and not when the count did: the \
        comparison is the wrong way round.
        """
      case []:
        """
        The count was read and has changed, but its observer wasn't notified. That takes two calls \
        of the registrar with the field's path, `access` when the field is read and `withMutation` \
        when it has changed, and the state from before the action to compare.
        """
      default: "One change makes one notification, but here: \(log.all)."
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
          Two fields were read, but a change of one of them isn't noticed. Remember every field \
          that was read, not just one.
          """
      case (["count", "title"], ["count", "title"]):
        """
        The title and the count have an observer each. One field changed, but both observers were \
        notified: any change would redraw everything.
        """
      case (["count"], ["count"]), (["title"], ["title"]):
        """
        The same observer is notified, whichever of the two fields changes: only one field is \
        remembered, and it isn't compared.
        """
      default:
        """
        A change of the count or the title notifies only its own observer; here: \(count), \
        \(title).
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
        "Every field that was read has to be remembered: fix that first."
      case ([], ["pages"]), (["count"], []):
        """
        The count and the pages are both numbers. Both were read, but a change of one isn't \
        noticed: identify a field by its path, not by its type.
        """
      default:
        """
        A change of the count or the pages notifies only its own observer; here: \(count), \
        \(pages).
        """
      }
    #expect(count == ["count"] && pages == ["pages"], comment)
  }

  @Test("Nobody is notified if the value stays the same") func same() {
    let all = [heard(.counted(0)), heard(.nothing), heard(.renamed("Emma"))]
    let noticed = heard(.counted(5)).contains("count")
    let comment: Comment =
      switch all {
      case _ where !noticed: "\(first)"
      default:
        """
        No field's value changed, but an observer was notified: compare the values before and \
        after the action.
        """
      }
    #expect(noticed && all == [[], [], []], comment)
  }

  @Test("A replaced state notifies the observers of the fields that differ") func replaced() {
    let all = heard(.replaced(Shelf(title: "Emma", count: 5)))
    let comment: Comment =
      switch all {
      case []: "\(first)"
      case ["count", "title"]:
        """
        The whole state was replaced. The title is the same as before, but its observer was \
        notified.
        """
      case ["title"]: "The count has changed, but the title's observer was notified."
      default: "Only the count differs, but here: \(all)."
      }
    #expect(all == ["count"], comment)
    let both = heard(.replaced(Shelf(title: "Ulysses", count: 5)))
    #expect(
      both == ["count", "title"] || all != ["count"],
      "One action changed the title and the count, so both observers are notified; here: \(both)."
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
      """
      Five fields were read, and one action changed them all; these observers were notified: \
      \(log.all).
      """
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
        The count was read. The second of two actions changed it, but its observer wasn't \
        notified: the store had already forgotten the field.
        """
      default:
        "The first action leaves the count alone, and the second changes it; here: \(all)."
      }
    #expect(all == [["count"], ["count", "title"]], comment)
  }

  @Test("Each action's state is compared with the one before it") func backAndForth() {
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
        """
        One field was read, and nothing changed, but its observer was notified: compare the \
        values.
        """
      case _ where !remembers: "A field has to be watched until it changes: fix that first."
      case (["first", "second"], _):
        """
        The count became 5 and was read again, and then an action changed nothing. The observer \
        was notified: the count was compared with its first value.
        """
      case (_, ["first"]) where changes.all == ["1"]:
        """
        The count changed, was read again, and changed again. The second change wasn't noticed: \
        watch a field again when it is read again.
        """
      case (_, ["first"]):
        """
        The count went from 0 to 5, was read again, and went back to 0. That wasn't noticed: the \
        count was compared with its first value.
        """
      default: "Two observed changes make two notifications; here: \(log.all)."
      }
    #expect(between == ["first"] && log.all == ["first", "second"], comment)
  }

  @Test("Changes before a field was read don't matter") func lateReader() {
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
        "The count changed before it was read, but its reader was notified later."
      case ([], []): "A field has to be watched until it changes: fix that first."
      default:
        "The count was read at 5, and became 0, which makes one notification. Here: \(log.all)."
      }
    #expect(early == [] && log.all == ["count"], comment)
  }

  @Test("A notified observer sees the new value") func newValue() {
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
        The count became 5, but its notified observer read 0: the notification came before the \
        change. Run the reducer first, then call the registrar.
        """
      default: "The count has to be 5 when its observer is notified, but here: \(log.all)."
      }
    #expect(log.all == ["5"], comment)
  }

  private struct UncheckedStore: @unchecked Sendable { let store: ShelfStore }

  @Test("A field can be any key path, nested or computed") func paths() {
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
      case (["author"], ["author"], ["author", "length"]):
        "Each observer is notified of its own change."
      case _ where aged.contains("name"):
        "The author's age changed, but the name's observer was notified."
      case (_, let all, _) where all.contains("length"):
        "The title changed but its length didn't, and the length's observer was notified."
      default: "First the author changed, then the title's length; these were notified: \(log.all)."
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
        "The field's type is `Equatable`, but its values were never compared with `==`."
      case 0: "\(first)"
      case 100...:
        """
        One field was read a hundred times, and the next action compared it \(comparisons.count) \
        times: the store keeps an entry for each read. Keep one for each field.
        """
      default: "The action compared one field \(comparisons.count) times. Once is enough."
      }
    #expect(comparisons.count == 1, comment)
  }
}
