import ReducerTesting
import Testing

// The store's value is a number, and an action sets it: so a script of actions is the list of values
// that the parent tells.

private typealias Number = Store<Int, Int>

private func number(_ value: Int = 0) -> Number { Store(value: value) { $0 = $1 } }

@Suite struct RemoveDuplicatesTests {
  @Test("Observers are told of each value that differs from the one before") func emissions() {
    hold(
      "a value is told if it differs from the one that the store has, the first included",
      by: ==
    )
  }

  @Test("What is a duplicate, the caller says") func callersOwn() {
    hold("with `>=`, a value is taken over, and told, only above the highest that was told", by: >=)
    hold(
      "with a distance of one, each value is compared with the one told last, not the one sent last",
      by: { abs($0 - $1) <= 1 }
    )
  }

  @Test("A view by itself drops nothing, and one of a distinct store isn't called for a duplicate")
  func transforms() {
    let app = number()
    let distinct = app.removeDuplicates(by: ==)
    var (plainReads, distinctReads): ([Int], [Int]) = ([], [])
    let plain = app.view(
      value: { number in
        plainReads.append(number)
        return number
      },
      action: { (next: Int) in next }
    )
    let below = distinct.view(
      value: { number in
        distinctReads.append(number)
        return number
      },
      action: { (next: Int) in next }
    )
    for next in [0, 1, 1] { app.send(next) }
    #expect(plainReads == [0, 0, 1, 1], "A view reads its part once when made, once an action.")
    #expect(
      distinctReads == [0, 1],
      "What is dropped stops there: views further down must not have to work for it."
    )
    withExtendedLifetime((plain, below)) {}
  }

  @Test("`isDuplicate` is asked once an action, with the old value and the new") func asked() {
    var asked: [[Int]] = []
    let app = number()
    let distinct = app.removeDuplicates { old, new in
      asked.append([old, new])
      return old == new
    }
    app.send(1)
    distinct.send(1)
    distinct.send(2)
    #expect(
      asked == [[0, 1], [1, 1], [1, 2]],
      "One question an action: what the store has, and what is new. Comparing may be expensive."
    )
    withExtendedLifetime(distinct) {}
  }

  @Test("What is sent to it reaches the parent, duplicate or not") func sends() {  // starter passes
    var sent: [Int] = []
    let app = Number(value: 0) { value, next in
      sent.append(next)
      value = next
    }
    let distinct = app.removeDuplicates(by: ==)
    for next in [0, 1, 1] { distinct.send(next) }
    #expect(sent == [0, 1, 1], "Values are dropped, actions never: who knows what one does?")
  }

  @Test("It keeps its parent, and the parent doesn't keep it") func lifetime() {  // starter passes
    var app: Number? = number()
    var distinct = app?.removeDuplicates(by: ==)
    weak let weakApp = app
    app = nil
    distinct?.send(3)
    #expect(distinct?.value == 3, "The distinct store alone is enough to go on with.")
    weak let weakDistinct = distinct
    distinct = nil
    let (isGone, appIsGone) = (weakDistinct == nil, weakApp == nil)
    #expect(isGone == true, "Its parent's observer captures it: it can never go.")
    #expect(appIsGone == true, "Its parent's observer captures it: neither can ever go.")
  }

  // MARK: -

  /// Compares what the observers of a distinct store are told with a list that is worked out.
  private func hold(_ law: String, by isDuplicate: @escaping (Int, Int) -> Bool) {
    let report = compare(
      subject: Subject<Told, Int, Never> {
        let app = number()
        let distinct = app.removeDuplicates(by: isDuplicate)
        var told: [Int] = []
        let token = distinct.observe { told.append($0) }
        return .init(
          state: { Told(value: distinct.value, told: told) },
          send: { action in
            withExtendedLifetime(token) { app.send(action) }
            return []
          }
        )
      },
      reference: Subject(from: Told(value: 0, told: [])) { state, action in
        guard !isDuplicate(state.value, action) else { return }
        state.value = action
        state.told.append(action)
      },
      law: law,
      actions: Generator { _, draw in draw.int(in: 0...3) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}

private struct Told: Equatable {
  var value: Int
  /// All that an observer was called with.
  var told: [Int]
}
