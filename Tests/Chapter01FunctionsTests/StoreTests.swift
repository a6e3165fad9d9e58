import Chapter01Functions
import Testing

@Suite struct StoreTests {
  @Test("A send runs the reducer on the value") func send() {
    let store = Store(value: 1) { count, step in count += step }
    store.send(2)
    store.send(-5)
    #expect(store.value == -2)
  }

  // R1.2
  @Test("While the reducer runs, the store still has the old value") func copiesReducesWritesBack()
  {
    var read: (() -> Int)?
    var seen: [Int?] = []
    let store = Store(value: 0) { (count: inout Int, step: Int) in
      count += step
      seen.append(read?())
    }
    read = { [unowned store] in store.value }
    store.send(1)
    store.send(1)
    #expect(seen == [0, 1])
    #expect(store.value == 2)
  }

  @Test("Observers are notified after the value is written, in the order in which they subscribed")
  func notifiesLast() {
    var log: [String] = []
    let store = Store(value: 0) { (count: inout Int, step: Int) in
      log.append("reduce")
      count += step
    }
    let first = store.observe { log.append("first \($0)") }
    let second = store.observe { log.append("second \($0)") }
    store.send(1)
    #expect(log == ["reduce", "first 1", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  // R1.3
  @Test("An observer that reads the store finds the value it was given") func givenEqualsRead() {
    let store = Store(value: 0) { count, step in count += step }
    var pairs: [[Int]] = []
    let chain = store.observe { [unowned store] count in
      pairs.append([count, store.value])
      if count < 3 { store.send(1) }
      pairs.append([count, store.value])
    }
    let reader = store.observe { [unowned store] count in pairs.append([count, store.value]) }
    store.send(1)
    #expect(pairs == [1, 1, 1, 2, 2, 2, 3, 3, 3].map { [$0, $0] })
    withExtendedLifetime((chain, reader)) {}
  }

  @Test("An observer is notified even when nothing changed, and not before the next send")
  func everySend() {
    let store = Store(value: 0) { count, step in count += step }
    var values: [Int] = []
    let token = store.observe { values.append($0) }
    #expect(values.isEmpty)
    store.send(0)
    store.send(0)
    #expect(values == [0, 0])
    withExtendedLifetime(token) {}
  }

  // R1.5
  @Test("Two observers see the same history when one of them sends") func sameHistory() {
    // snippet.twoObservers
    let store = Store(value: 0) { count, step in count += step }
    var log: [String] = []
    let first = store.observe { [unowned store] count in
      log.append("first \(count)")
      if count == 1 { store.send(10) }
    }
    let second = store.observe { count in
      log.append("second \(count)")
    }

    store.send(1)
    // snippet.end
    // snippet.twoObserversLog
    #expect(log == ["first 1", "second 1", "first 11", "second 11"])
    // snippet.end
    withExtendedLifetime((first, second)) {}
  }

  @Test("Actions sent from several observers run in the order in which they were sent")
  func queueOrder() {
    let store = Store(value: "") { word, letter in word += letter }
    let tokens = ["a", "b"].map { letter in
      store.observe { [unowned store] word in
        if word == "." { [letter, letter.uppercased()].forEach(store.send) }
      }
    }
    store.send(".")
    #expect(store.value == ".aAbB")
    withExtendedLifetime(tokens) {}
  }

  // R1.5
  @Test("100,000 chained sends do not overflow the stack") func longChain() {
    let store = Store(value: 0) { count, step in count += step }
    var notifications = 0
    let chain = store.observe { [unowned store] count in
      notifications += 1
      if count < 100_000 { store.send(1) }
    }
    store.send(1)
    #expect(store.value == 100_000)
    #expect(notifications == 100_000)
    withExtendedLifetime(chain) {}
  }

  @Test("100,000 sends from one notification all run") func longQueue() {
    let store = Store(value: 0) { count, step in count += step }
    let burst = store.observe { [unowned store] count in
      if count == 1 { for _ in 1..<100_000 { store.send(1) } }
    }
    store.send(1)
    #expect(store.value == 100_000)
    withExtendedLifetime(burst) {}
  }

  @Test("A send from inside the reducer waits until its own action is done") func sendFromReducer()
  {
    var send: ((Int) -> Void)?
    let store = Store(value: 0) { (number: inout Int, digit: Int) in
      if digit == 1 { send?(2) }
      number = number * 10 + digit
    }
    send = { [unowned store] in store.send($0) }
    store.send(1)
    #expect(store.value == 12)
  }

  #if compiler(>=6.2) && (os(macOS) || os(Linux) || os(Windows))
    // R1.2
    @Test("Reducing in place ends the program when the reducer reads the store")
    func inPlaceTraps() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        // snippet.inPlaceTrap
        var read: (() -> Int)?
        let store = StoreInPlace(value: 0) { count, step in count += (read?() ?? 0) + step }
        read = { [unowned store] in store.value }
        store.send(1)
        // snippet.end
      }
      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("Simultaneous accesses"))
    }
  #endif
}

// The naive form of `send`, which the library's `Store` must not have.
// snippet.StoreInPlace
final class StoreInPlace<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>

  init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&value, action)
  }
}
// snippet.end
