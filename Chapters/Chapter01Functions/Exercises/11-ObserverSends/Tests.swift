import ReducerTesting
import Testing

// Two observers count down: on a number, the first sends the one below it, the second the one two
// below. So a number leads to others, which lead to others, until zero.

private enum Action: Equatable {
  case countDown(from: Int)
}

/// What the observers were told.
private struct Told: Equatable {
  var first: [Int] = []
  var second: [Int] = []
}

@Suite struct ObserverSendsTests {
  @Test("A second send from outside is handled like the first")  // starter passes
  func secondSend() {
    let store = Store<Int, Int>(value: 0) { value, number in value = number }
    var told: [Int] = []
    store.observe { told.append($0) }
    store.send(1)
    store.send(2)
    #expect(told != [], "Nobody was told anything: who handles the action that was put in line?")
    #expect(told != [1], "The second `send` from outside did nothing: is a flag still set?")
    #expect(told == [1, 2] || told.count < 2, "1 was sent, then 2: each is told once.")
  }

  @Test("Two observers see the same history") func sameHistory() {
    let report = check(
      told,
      laws: [
        Law(
          """
          on each number, the first observer sends the one below, the second the one below that; \
          both see the same history
          """,
          expected: { $0.after.first },
          actual: { $0.after.second }
        )
      ],
      actions: actions
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("Actions are handled in the order in which they were sent") func order() {
    let report = compare(
      subject: told,
      reference: expected,
      law: "first come, first served, and `send` returns when none is waiting",
      actions: actions
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("What an observer is given is what it reads, even after it sent") func givenEqualsRead() {
    let store = Store<Int, Int>(value: 0) { value, number in value = number }
    var given: [Int] = []
    var read: [Int] = []
    store.observe { [unowned store] number in
      if number > 0 { store.send(number - 1) }
      given.append(number)
      read.append(store.value)
    }
    store.send(2)
    #expect(given == [2, 1, 0], "The first is the one that is sent from outside.")
    #expect(read == given, "The value ran ahead: an action that waits is not reduced yet, either.")
  }

  @Test("A chain of 100,000 sends does not overflow the stack") func chain() {
    let short = Chain(length: 100)
    #expect(short.calls == 100, "Each of the 100 actions tells the observer once.")
    #expect(
      short.depth == 1,
      """
      The observer was called inside itself, \(short.depth) calls deep: recursion. A chain of \
      100,000 needs more stack than there is.
      """
    )
    guard short.depth == 1 else { return }
    #expect(Chain(length: 100_000).calls == 100_000, "A long chain is like a short one.")
  }

  // MARK: -

  private var actions: Generator<Told, Action> {
    .action { _, draw in .countDown(from: draw.int(in: 0...3)) }
  }

  private var told: Subject<Told, Action, Never> {
    Subject {
      let store = Store<Int, Int>(value: 0) { value, number in value = number }
      var told = Told()
      store.observe { [unowned store] number in
        told.first.append(number)
        if number > 0 { store.send(number - 1) }
      }
      store.observe { [unowned store] number in
        told.second.append(number)
        if number > 1 { store.send(number - 2) }
      }
      return .init(
        state: { told },
        send: { action in
          if case .countDown(let number) = action { store.send(number) }
          return []
        }
      )
    }
  }

  /// The same without a store: a list of numbers that grows at its end while it is gone through.
  private var expected: Subject<Told, Action, Never> {
    Subject(from: Told()) { told, action in
      guard case .countDown(let number) = action else { return }
      var numbers = [number]
      var index = 0
      while index < numbers.count {
        let number = numbers[index]
        told.first.append(number)
        told.second.append(number)
        if number > 0 { numbers.append(number - 1) }
        if number > 1 { numbers.append(number - 2) }
        index += 1
      }
    }
  }

  /// An observer that answers each value with the next action.
  private struct Chain {
    private(set) var calls = 0
    private(set) var depth = 0

    init(length: Int) {
      let store = Store<Int, Int>(value: 0) { count, step in count += step }
      var (calls, inside, depth) = (0, 0, 0)
      store.observe { [unowned store] count in
        calls += 1
        inside += 1
        depth = max(depth, inside)
        if count < length { store.send(1) }
        inside -= 1
      }
      store.send(1)
      self.calls = calls
      self.depth = depth
    }
  }
}
