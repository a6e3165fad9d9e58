import Testing

// Both append a digit to a number. Order matters to them, so no mix-up goes unnoticed.
private func appending(_ number: Int, _ digit: Int) -> Int { number * 10 + digit }
private func append(_ number: inout Int, _ digit: Int) { number = number * 10 + digit }

private let inputs = (0...3).flatMap { state in (1...3).map { (state: state, action: $0) } }

@Suite struct InoutBridgeTests {
  @Test("toInout writes what the function returns") func toInoutWrites() {
    var number = 1
    toInout(appending)(&number, 2)
    #expect(
      number == 12,
      "The caller's variable still has its old value: assign what `next` returns to `state` itself."
    )
  }

  @Test("fromInout returns what the reducer writes") func fromInoutReturns() {
    #expect(
      fromInout(append)(1, 2) == 12,
      "The reducer changed a copy, but what was returned is not that copy."
    )
  }

  @Test("fromInout leaves the original as it was") func originalUnchanged() {
    let primes = [2, 3]
    let adding = fromInout { (primes: inout [Int], prime: Int) in primes.append(prime) }
    #expect(adding(primes, 5) == [2, 3, 5], "The returned array lacks what the reducer added.")
    #expect(adding(primes, 7) == [2, 3, 7], "Each call starts from the state it is given.")
    #expect(primes == [2, 3], "inout is not shared mutation: the original keeps its value.")
  }

  @Test("There and back: fromInout(toInout(f)) is f") func outAndBack() {
    let bridged = fromInout(toInout(appending))
    for (state, action) in inputs where bridged(state, action) != appending(state, action) {
      Issue.record(
        "f(\(state), \(action)) is \(appending(state, action)); bridged, \(bridged(state, action))."
      )
      return
    }
  }

  @Test("Back and there: toInout(fromInout(r)) is r") func backAndOut() {
    let bridged = toInout(fromInout(append))
    for (state, action) in inputs {
      var direct = state
      append(&direct, action)
      var crossed = state
      bridged(&crossed, action)
      guard direct == crossed else {
        Issue.record("r turns \(state) and \(action) into \(direct); bridged, into \(crossed).")
        return
      }
    }
  }
}
