import ReducerTesting
import Testing

// Each action is a number, and becomes the value. Two observers look at it: the first answers n
// with n - 1, the second with n - 2, and neither goes below zero. So 2 leads to 1 and 0, and 1 to 0
// again.

@Suite struct ObserverSendsTests {
  @Test("A second send from outside is handled like the first")  // starter passes
  func secondSend() {
    let store = Store<Int, Int>(value: 0) { value, number in value = number }
    var seen: [Int] = []
    store.observe { seen.append($0) }
    store.send(1)
    store.send(2)
    let comment: Comment =
      switch seen {
      case []: "No observer was called: what handles the action that was put into the queue?"
      case [1] where store.value == 2:
        "The second `send` from outside changed the value, but the observer wasn't called."
      case [1]: "The second `send` from outside did nothing: is a flag still set?"
      case [0, 1]: "The observer got the value from before each action, not the new one."
      case [1, 1, 2]:
        "1 was handled again with the second `send`: an action leaves the queue for good."
      default: "1 was sent, then 2, and each is handled once."
      }
    #expect(seen == [1, 2], comment)
  }

  @Test("An action that an observer sends is handled before `send` returns")  // starter passes
  func handled() {
    let history = History(of: 1)
    let value = history.value
    let comment: Comment =
      switch history.first {
      case [1] where History(of: 1, 5).first.prefix(3) == [1, 0, 5]:
        "When `send` returned, 0 was still in the queue; the next `send` from outside handled it."
      case [1]: "The first observer sent 0 while 1 was being handled, and the 0 got lost."
      default: "The first observer sees 1, sends 0, and then sees 0."
      }
    #expect(history.first.sorted() == [0, 1] && value == 0, comment)
  }

  @Test("All observers see the same history") func sameHistory() {
    let history = History(of: 1)
    #expect(
      history.second == history.first,
      history.second.first == 0
        ? "The second observer saw 0 first: the 0 was handled before everyone had seen the 1."
        : "1 was sent, and then 0 by an observer. Both observers should see both."
    )
  }

  @Test("Actions are handled in the order in which they were sent") func order() {
    let history = History(of: 2)
    let comment: Comment =
      switch (history.reduced, history.first) {
      case ([2, 0, 1, 0], _):
        """
        1 was sent before 0, but 0 was handled first. In a queue, what has waited longest comes \
        first: add at the end, and take from the front.
        """
      case ([2, 1, 0, 0], [2, 1, 0, 0]): "The second observer did not see what the first one saw."
      case ([2, 1, 0, 0], [2, 1, 0]):
        """
        The last 0 changed nothing, and nobody was notified. Every action notifies, even if it \
        changes nothing.
        """
      case ([2, 1, 0], _) where history.second.isEmpty: "The second observer was never called."
      case ([2, 1, 0], [2, 1, 0]) where Chain(length: 3).calls == 3:
        "0 was sent twice and handled once. Two equal actions in the queue are two actions."
      case (let reduced, let seen) where seen.count < reduced.count:
        """
        The reducer ran \(reduced.count) times, and the first observer was called \(seen.count) \
        times. Observers see each value before the next action is handled.
        """
      case ([2, 1, 0], _):
        "The last 0 was never handled: what a queued action leads to joins the queue, too."
      case (let reduced, _) where reduced.count < 4:
        "Both observers send an action on 2. Several can wait, and all of them are handled."
      default: "2 leads to 1 and 0, and then 1 leads to another 0."
      }
    #expect(history.reduced == [2, 1, 0, 0], comment)
    #expect(
      [history.first, history.second] == [[2, 1, 0, 0], [2, 1, 0, 0]],
      comment
    )
  }

  @Test("Each action starts from the value that the one before it left")  // starter passes
  func startsFromTheLast() {
    let store = Store<Int, Int>(value: 0) { sum, number in sum += number }
    var seen: [Int] = []
    store.observe { [unowned store] sum in
      seen.append(sum)
      guard seen.count == 1 else { return }
      store.send(10)
      store.send(100)
    }
    store.send(1)
    let comment: Comment =
      switch seen {
      case [1, 11, 101]: "10 and 100 waited together, and both were added to the same 1."
      case [1, 10, 100]: "All three numbers were added to the first value."
      default: "An observer sees 1 and sends 10 and 100. They are added one after the other."
      }
    #expect(seen == [1, 11, 111], comment)
    var calls = 0
    let busy = Store<Int, Int>(value: 0) { sum, number in sum += number }
    busy.observe { [unowned busy] _ in
      calls += 1
      if calls == 1 { for _ in 1...500 { busy.send(1) } }
    }
    busy.send(1)
    #expect(calls == 501, "500 actions were sent at once. All are handled, however many wait.")
  }

  @Test("An observer reads the value it was given, even after it has sent an action")
  func givenEqualsRead() {
    let store = Store<Int, Int>(value: 0) { value, number in value = number }
    var given: [Int] = []
    var read: [Int] = []
    store.observe { [unowned store] number in
      if number > 0 { store.send(number - 1) }
      given.append(number)
      read.append(store.value)
    }
    store.send(2)
    let comment: Comment =
      switch (given, read) {
      case ([0, 1, 2], _):
        "The inner `send` finished before the outer observer went on: 0 came before 1 and 2."
      case ([2, 1, 0], [0, 2, 1]):
        "The observers were called before the value was written, so they read the old one."
      case ([2, 1, 0], _):
        "The value ran ahead: an action that waits in the queue must not be reduced yet, either."
      default: "An observer gets 2, sends 1, and goes on; then it gets 1, and then 0."
      }
    #expect(given == [2, 1, 0], comment)
    #expect(read == given, comment)
  }

  @Test("The reducer still works on a copy")  // starter passes
  func copies() {
    var worksInPlace = false
    var object: UnsafeRawPointer?
    let store = Store(value: 0) { (count: inout Int, _: Int) in
      withUnsafeBytes(of: &count) { bytes in
        guard let object, let state = bytes.baseAddress else { return }
        worksInPlace = worksInPlace || (0..<256).contains(object.distance(to: state))
      }
    }
    object = UnsafeRawPointer(Unmanaged.passUnretained(store).toOpaque())
    store.send(0)
    let inPlace = worksInPlace
    #expect(
      !inPlace,
      """
      The reducer was given the stored property itself. As soon as anything reads `value` before \
      the reducer returns, Swift ends the program: simultaneous accesses.
      """
    )
  }

  @Test("A chain of 100,000 sends uses no more stack than one") func chain() {
    let short = Chain(length: 100)
    #expect(short.calls == 100, "Each of the 100 actions calls the observer once.")
    #expect(
      short.depth == 1,
      """
      The observer was called inside itself, \(short.depth) calls deep. That is recursion, and a \
      chain of 100,000 needs more stack than there is.
      """
    )
    #expect(
      short.depth > 1 || short.stack < 1_000,
      """
      Each action was handled \(short.stack / 99) bytes deeper in the stack than the one before: \
      `send` calls itself. A chain of 100,000 needs more stack than there is; a loop needs none.
      """
    )
    guard short.calls == 100, short.depth == 1, short.stack < 1_000 else { return }
    #expect(Chain(length: 100_000).calls == 100_000, "A long chain is like a short one.")
  }

  @Test("For random scripts, the history is that of a queue") func queue() {
    let report = compare(
      subject: subject,
      reference: reference,
      law: """
        the first observer answers n with n - 1, the second with n - 2, down to 0, and what waits \
        is handled in the order in which it was sent
        """,
      actions: .action { _, draw in .send(draw.int(in: 0...3)) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // MARK: -

  /// What became of some numbers sent from outside.
  private struct History {
    private(set) var reduced: [Int] = []
    private(set) var first: [Int] = []
    private(set) var second: [Int] = []
    private(set) var value = 0

    init(of numbers: Int...) {
      var (reduced, first, second) = ([Int](), [Int](), [Int]())
      let store = Store<Int, Int>(value: 0) { value, number in
        reduced.append(number)
        value = number
      }
      store.observe { [unowned store] number in
        first.append(number)
        if number > 0 { store.send(number - 1) }
      }
      store.observe { [unowned store] number in
        second.append(number)
        if number > 1 { store.send(number - 2) }
      }
      for number in numbers { store.send(number) }
      (self.reduced, self.first, self.second) = (reduced, first, second)
      value = store.value
    }
  }

  /// An observer that answers each value with the next action.
  private struct Chain {
    private(set) var calls = 0
    private(set) var depth = 0
    /// How much deeper in the stack the last call was than the first, in bytes.
    private(set) var stack = 0

    init(length: Int) {
      let store = Store<Int, Int>(value: 0) { count, step in count += step }
      var (calls, inside, depth, stack, top) = (0, 0, 0, 0, 0)
      store.observe { [unowned store] count in
        calls += 1
        inside += 1
        depth = max(depth, inside)
        var mark = 0
        let place = withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
        if calls == 1 { top = place }
        stack = max(stack, top - place)
        // A chain of which nothing stays would never end.
        if count < length, calls < 2 * length { store.send(1) }
        inside -= 1
      }
      store.send(1)
      (self.calls, self.depth, self.stack) = (calls, depth, stack)
    }
  }

  // MARK: - Scripts

  private enum Script: Equatable { case send(Int) }

  /// The numbers that the observers saw, in order, as text, which a report shows in one line.
  private struct Seen: Equatable {
    var first = ""
    var second = ""
  }

  private var subject: Subject<Seen, Script, Never> {
    Subject {
      let store = Store<Int, Int>(value: 0) { value, number in value = number }
      var seen = Seen()
      store.observe { [unowned store] number in
        seen.first += "\(number) "
        if number > 0 { store.send(number - 1) }
      }
      store.observe { [unowned store] number in
        seen.second += "\(number) "
        if number > 1 { store.send(number - 2) }
      }
      return .init(
        state: { seen },
        send: { action in
          if case .send(let number) = action { store.send(number) }
          return []
        }
      )
    }
  }

  /// The same without a store: a list of numbers that grows at its end while it is gone through.
  private var reference: Subject<Seen, Script, Never> {
    Subject(from: Seen()) { seen, action in
      guard case .send(let number) = action else { return }
      var numbers = [number]
      var index = 0
      while index < numbers.count {
        let number = numbers[index]
        seen.first += "\(number) "
        seen.second += "\(number) "
        if number > 0 { numbers.append(number - 1) }
        if number > 1 { numbers.append(number - 2) }
        index += 1
      }
    }
  }
}
