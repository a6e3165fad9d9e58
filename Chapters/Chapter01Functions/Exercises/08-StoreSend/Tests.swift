import Testing

@Suite struct StoreSendTests {
  // Appends a digit, so the number spells out which actions ran, and in which order.
  private func append(_ number: inout Int, _ digit: Int) { number = number * 10 + digit }

  @Test("After a send, the store has the new value") func newValue() {
    let store = Store(value: 1, reducer: append)
    store.send(2)
    #expect(
      store.value == 12,
      "What the reducer made of the copy must get back into `value`: a copy alone reaches nobody."
    )
  }

  @Test("Each send starts from what the last one left, and runs the reducer once")
  func sequence() {
    let store = Store(value: 1, reducer: append)
    for digit in [2, 3, 4] { store.send(digit) }
    #expect(store.value == 1234, "One send is one call of the reducer, on the value there is now.")
  }

  @Test("The reducer works on a copy, not on the stored property") func copies() {
    let probe = Probe()
    #expect(
      probe.worksInPlace == false,
      """
      The reducer was handed the stored property itself. As soon as anything reads `value` before \
      it returns, Swift ends the program: simultaneous accesses.
      """
    )
    #expect(probe.calls == 1, "`send` has to call the reducer.")
  }

  @Test("While the reducer runs, the store still has the old value") func oldValueMeanwhile() {
    guard !Probe().worksInPlace else {
      Issue.record("Reading `value` here would end the program: the reducer works on it in place.")
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
    #expect(seen == [0, 1], "Write the new value only after the reducer has returned.")
  }
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
        worksInPlace = (0..<256).contains(object.distance(to: state))
      }
    }
    object = UnsafeRawPointer(Unmanaged.passUnretained(store).toOpaque())
    store.send(())
    self.worksInPlace = worksInPlace
    self.calls = calls
  }
}
