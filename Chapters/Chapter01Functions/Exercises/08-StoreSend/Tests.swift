import Testing

@Suite struct StoreSendTests {
  // Appends a digit, so the number spells out which actions ran, and in which order.
  private func append(_ number: inout Int, _ digit: Int) { number = number &* 10 &+ digit }

  @Test("After a send, the store has the new value") func newValue() {
    var calls = 0
    let store = Store(value: 1) { (number: inout Int, digit: Int) in
      calls += 1
      append(&number, digit)
    }
    store.send(2)
    let comment: Comment =
      switch (store.value, calls) {
      case (1, 0): "`send` has to call the reducer, but hasn't."
      case (1, _): "The reducer changed a copy. Write it back into `value`."
      case (122, _): "One send ran the reducer twice."
      default: "The reducer turns 1 and 2 into 12, and exactly that has to be the value."
      }
    #expect(store.value == 12, comment)
    #expect(
      calls == 1,
      "One send is one call of the reducer, but here it was called \(calls) times."
    )
    calls = 0
    let idle = Store(value: 1) { (_: inout Int, _: Int) in calls += 1 }
    idle.send(2)
    #expect(
      calls == 1,
      "An action that changes nothing is one call, too, but here there were \(calls)."
    )
  }

  @Test("Each send starts from where the last one ended") func sequence() {
    let store = Store(value: 1, reducer: append)
    for digit in [2, 3, 4] { store.send(digit) }
    #expect(
      store.value == 1234,
      store.value == 14
        ? "Every send started from the store's first value."
        : store.value == 12
          ? "The first action was handled, and those after it weren't."
          : "2, 3 and 4 were sent, and each appends its digit: from 1 to 12, to 123, to 1234."
    )
  }

  @Test("The reducer works on a copy, not on the stored property") func copies() {
    let probe = Probe()
    let worksInPlace = probe.worksInPlace
    #expect(
      worksInPlace == false,
      """
      The reducer was given the stored property itself. As soon as anything reads `value` before \
      the reducer returns, Swift ends the program: simultaneous accesses.
      """
    )
    #expect(probe.calls > 0, "`send` has to call the reducer, but hasn't.")
  }

  @Test("While the reducer runs, the store still has the old value") func oldValueMeanwhile() {
    guard !Probe().worksInPlace else {
      Issue.record(
        "Reading `value` here would end the program, because the reducer works on it in place."
      )
      return
    }
    var read: () -> Int = { -1 }
    var seen: [Int] = []
    let store = Store(value: 0) { (count: inout Int, step: Int) in
      count += step
      seen.append(read())
    }
    read = { [unowned store] in store.value }
    store.send(1)
    store.send(1)
    #expect(
      seen == [0, 1],
      seen.count < 2
        ? "Two sends call the reducer twice, but the second send didn't call it."
        : "Two sends count from 0 to 1 to 2. During the first the value is 0, during the second 1."
    )
  }

  /// Finds out, without the trap, whether the reducer works on the stored property: what it changes
  /// then lies in the store's own memory.
  private struct Probe {
    let worksInPlace: Bool
    let calls: Int

    init() {
      var (worksInPlace, calls) = (false, 0)
      var object: UnsafeRawPointer?
      let store = Store(value: 0) { (count: inout Int, _: Void) in
        calls += 1
        withUnsafeBytes(of: &count) { bytes in
          guard let object, let state = bytes.baseAddress else { return }
          worksInPlace = worksInPlace || (0..<256).contains(object.distance(to: state))
        }
      }
      object = UnsafeRawPointer(Unmanaged.passUnretained(store).toOpaque())
      store.send(())
      self.worksInPlace = worksInPlace
      self.calls = calls
    }
  }
}
