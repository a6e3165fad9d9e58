import Chapter02Pullback
import Testing

// Observers that send count their own calls, not the value: on a half-finished store, whose value
// never gets to where it should, a test must fail and not run forever.
@Suite struct StoreTests {
  @Test("A send runs the reducer on the value") func send() {
    let store = Store(value: 1) { count, step in count += step }
    store.send(2)
    store.send(-5)
    #expect(store.value == -2)
  }

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

  @Test("Observers are notified after the value is written, in the order in which they were added")
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

  @Test("An observer that reads the store finds the value it was given") func givenEqualsRead() {
    let store = Store(value: 0) { count, step in count += step }
    var pairs: [[Int]] = []
    var sends = 0
    let chain = store.observe { [unowned store] count in
      pairs.append([count, store.value])
      if sends < 2 {
        sends += 1
        store.send(1)
      }
      pairs.append([count, store.value])
    }
    let reader = store.observe { [unowned store] count in pairs.append([count, store.value]) }
    store.send(1)
    #expect(pairs == [1, 1, 1, 2, 2, 2, 3, 3, 3].map { [$0, $0] })
    withExtendedLifetime((chain, reader)) {}
  }

  @Test("An observer is notified even if nothing changed, and not before the next send")
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

  @Test("Two observers see the same history when one of them sends") func sameHistory() {
    let store = Store(value: 0) { count, step in count += step }
    var log: [String] = []
    let first = store.observe { [unowned store] count in
      log.append("first \(count)")
      if log.count == 1 { store.send(10) }
    }
    let second = store.observe { count in
      log.append("second \(count)")
    }

    store.send(1)
    #expect(log == ["first 1", "second 1", "first 11", "second 11"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Actions sent from several observers run in the order of sending") func queueOrder() {
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

  @Test("100,000 chained sends do not overflow the stack") func longChain() {
    let store = Store(value: 0) { count, step in count += step }
    var notifications = 0
    let chain = store.observe { [unowned store] _ in
      notifications += 1
      if notifications < 100_000 { store.send(1) }
    }
    store.send(1)
    #expect(store.value == 100_000)
    #expect(notifications == 100_000)
    withExtendedLifetime(chain) {}
  }

  @Test("100,000 sends from one notification all run") func longQueue() {
    let store = Store(value: 0) { count, step in count += step }
    var hasSent = false
    let burst = store.observe { [unowned store] _ in
      guard !hasSent else { return }
      hasSent = true
      for _ in 1..<100_000 { store.send(1) }
    }
    store.send(1)
    #expect(store.value == 100_000)
    withExtendedLifetime(burst) {}
  }
}
