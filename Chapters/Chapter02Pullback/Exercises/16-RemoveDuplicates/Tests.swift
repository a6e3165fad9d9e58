import ReducerTesting
import Testing

@Suite struct RemoveDuplicatesTests {
  // The store's value is a number, and an action sets it. So a script of actions is the list of
  // values that the parent reports.

  private typealias Number = Store<Int, Int>

  private static func number(_ value: Int = 0) -> Number { Store(value: value) { $0 = $1 } }

  @Test("Observers are notified of each value that isn't a duplicate") func notified() {
    let app = Self.number()
    var asked: [(old: Int, new: Int)] = []
    let distinct = app.removeDuplicates { old, new in
      asked.append((old, new))
      return old == new
    }
    var seen: [Int] = []
    let token = distinct.observe { seen.append($0) }
    let another = app.removeDuplicates(by: ==)  // It keeps its own token.
    for next in [0, 1, 1, 2, 1] { app.send(next) }
    let why =
      switch seen {
      case [0, 1, 1, 2, 1]: "Every action was reported. A view by itself drops nothing."
      case [0, 1, 2, 1]:
        """
        The first 0 was reported, though the store had a 0 from the start. Compare with the value \
        that it has.
        """
      case [1, 1, 2, 2, 1, 1]: "Each new value was reported twice: call `receive` once."
      case [1, 2]:
        "The last 1 was dropped. Compare with the value before, not with every earlier one."
      case [1, 1, 2, 1]:
        """
        The second 1 was reported again: it was compared with the first value, not with the 1 \
        before.
        """
      case [0, 0, 0, 0, 0], [0], [0, 1]: "Duplicates were reported, and new values were dropped."
      case [] where asked.isEmpty:
        """
        Nothing was reported, and `isDuplicate` was never called. The distinct store must observe \
        its parent, and keep the token for as long as it lives.
        """
      case [] where asked.allSatisfy { $0.old == $0.new }:
        """
        Nothing was reported. The new value was compared with the parent's, which is already the \
        new one.
        """
      case []: "Nothing was reported. Call `receive` for a value that isn't a duplicate."
      default: "From 0 on, the new values are 1, then 2, then 1 again."
      }
    #expect(seen == [1, 2, 1], "\(why)")
    withExtendedLifetime((token, another)) {}
  }

  @Test("`isDuplicate` is called once per action, with the store's value and the new one")
  func asked() {
    var asked: [[Int]] = []
    let app = Self.number()
    let distinct = app.removeDuplicates { old, new in
      asked.append([old, new])
      return old == new
    }
    for next in [1, 1, 2] { app.send(next) }
    let why =
      switch asked {
      case []: "`isDuplicate` was never called."
      case [[1, 0], [1, 1], [2, 1]]:
        "The new value was passed first. First comes the value that the store has."
      case [[0, 1], [0, 1], [0, 2]]: "The value to compare with stayed the first one."
      case [[1, 1], [1, 2]]:
        """
        `isDuplicate` wasn't called for the first action. The store has a value to compare with \
        from the start.
        """
      case _ where asked.count > 3:
        "Comparing may be expensive: call `isDuplicate` once per action."
      default: "Three actions were sent, from 0 to 1, again to 1, and to 2."
      }
    #expect(asked == [[0, 1], [1, 1], [1, 2]], "\(why)")
    withExtendedLifetime(distinct) {}
  }

  @Test("A duplicate doesn't become the value, even if it differs") func notTakenOver() {
    let app = Self.number()
    var asked: [[Int]] = []
    let distinct = app.removeDuplicates { old, new in
      asked.append([old, new])
      return abs(old - new) <= 1
    }
    var seen: [Int] = []
    let token = distinct.observe { seen.append($0) }
    app.send(1)
    let afterOne = distinct.value
    app.send(2)
    let why =
      seen.contains(1)
      ? "Here a distance of one makes a duplicate, but 1 became the value and was reported."
      : """
      Here a distance of one makes a duplicate. 1 became the value anyway, without a notification. \
      A dropped value changes nothing: `value` is always what the observers know.
      """
    #expect(afterOne == 0, "\(why)")
    let whySeen =
      seen.isEmpty && asked == [[0, 1], [1, 2]]
      ? """
      1 was dropped, so 2 must be compared with 0, which is the value that the store has, and not \
      with the 1 that came last.
      """
      : "1 is a duplicate of 0, but 2 isn't."
    #expect(seen == [2], "\(whySeen)")
    withExtendedLifetime(token) {}
  }

  @Test("The store passes every action on, duplicate or not") func sends() {  // starter passes
    var sent: [Int] = []
    let app = Number(value: 0) { value, next in
      sent.append(next)
      value = next
    }
    let distinct = app.removeDuplicates(by: ==)
    for next in [0, 1, 1] { distinct.send(next) }
    let why =
      sent.isEmpty
      ? "No action sent to the store reached the parent."
      : "Values are dropped, actions never. An action may do more than set a value."
    #expect(sent == [0, 1, 1], "\(why)")
  }

  @Test("A view of a distinct store isn't called for a duplicate") func transforms() {
    let app = Self.number()
    let distinct = app.removeDuplicates(by: ==)
    var reads: [Int] = []
    let below = distinct.view(
      value: { number in
        reads.append(number)
        return number
      },
      action: { (next: Int) in next }
    )
    for next in [0, 1, 1] { app.send(next) }
    let why =
      reads.count > 2
      ? "A dropped value stops there: views further down must not have to work for it."
      : "The view below reads 0 when it is made, and 1 when that is reported."
    #expect(reads == [0, 1], "\(why)")
    withExtendedLifetime(below) {}
  }

  @Test("The store may be released while others are being notified")  // starter passes
  func goesMeanwhile() {
    let app = Self.number()
    var distinct: Number?
    let closer = app.observe { _ in distinct = nil }
    distinct = app.removeDuplicates(by: ==)
    var seen: [Int] = []
    let token = distinct?.observe { seen.append($0) }
    app.send(1)
    #expect(seen == [], "The store was released before its turn, but its observer was called.")
    withExtendedLifetime((closer, distinct, token)) {}
  }

  @Test("The store keeps its parent, and the parent doesn't keep the store")  // starter passes
  func lifetime() {
    var app: Number? = Self.number()
    var distinct = app?.removeDuplicates(by: ==)
    weak let weakApp = app
    app = nil
    distinct?.send(3)
    let parentIsKept = weakApp != nil
    #expect(parentIsKept == true, "The store must keep its parent: it has nobody else to send to.")
    weak let weakDistinct = distinct
    distinct = nil
    let isFreed = weakDistinct == nil
    #expect(isFreed == true, "The parent's observer keeps the store, but must capture it weakly.")
    if isFreed {
      let appIsFreed = weakApp == nil
      #expect(appIsFreed == true, "The distinct store is freed, but its parent is not.")
    }
  }

  // MARK: - On random scripts

  @Test("For any script, the store reports what differs from the value before") func emissions() {
    hold("a value is reported if it differs from the one that the store has", by: ==)
  }

  @Test("The caller says what a duplicate is") func callersOwn() {
    hold("with `>=`, only a value above the highest so far is kept and reported", by: >=)
    hold(
      """
      with a distance of one, a value is compared with the one reported last, not the one sent \
      last
      """,
      by: { abs($0 - $1) <= 1 }
    )
  }

  private struct Seen: Equatable {
    var value: Int
    /// All that an observer was called with.
    var observed: [Int]
  }

  /// Compares what the observers of a distinct store are called with to a list made by hand.
  private func hold(_ law: String, by isDuplicate: @escaping (Int, Int) -> Bool) {
    let report = compare(
      subject: Subject<Seen, Int, Never> {
        let app = Self.number()
        let distinct = app.removeDuplicates(by: isDuplicate)
        var observed: [Int] = []
        let token = distinct.observe { observed.append($0) }
        return .init(
          state: { Seen(value: distinct.value, observed: observed) },
          send: { action in
            withExtendedLifetime(token) { app.send(action) }
            return []
          }
        )
      },
      reference: Subject(from: Seen(value: 0, observed: [])) { state, action in
        guard !isDuplicate(state.value, action) else { return }
        state.value = action
        state.observed.append(action)
      },
      law: law,
      actions: Generator { _, draw in draw.int(in: -3...3) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
