import Testing

@Suite struct ReducerTests {
  // Order matters to it, so that arguments which change places don't go unnoticed.
  private func appended(_ number: Int, _ digit: Int) -> Int { number * 10 + digit }
  private func append(_ number: inout Int, _ digit: Int) { number = number * 10 + digit }

  // R1.1
  @Test("toInout and fromInout are inverses of each other", arguments: -2...2, 0...3)
  func inverse(state: Int, action: Int) {
    #expect(fromInout(toInout(appended))(state, action) == appended(state, action))

    var bridged = state
    toInout(fromInout(append))(&bridged, action)
    var direct = state
    append(&direct, action)
    #expect(bridged == direct)
  }

  @Test("fromInout leaves its argument as it was") func argumentUntouched() {
    let primes = [2, 3]
    let next = fromInout { (primes: inout [Int], prime: Int) in primes.append(prime) }
    #expect(next(primes, 5) == [2, 3, 5])
    #expect(next(primes, 7) == [2, 3, 7])
    #expect(primes == [2, 3])
  }

  // R1.1
  @Test("inout is not shared mutation: a copy made before the call stays as it was")
  func copyUntouched() {
    var primes = [2, 3]
    let before = primes
    let reducer: Reducer<[Int], Int> = { primes, prime in
      primes.append(prime)
      #expect(before == [2, 3])
    }
    reducer(&primes, 5)
    #expect(primes == [2, 3, 5])
    #expect(before == [2, 3])
  }

  // R1.1
  @Test("The caller's property is written only when the call returns") func writtenOnReturn() {
    // Behind a computed property, inout can be watched: one read, one write, at the end.
    final class Box {
      var log: [String] = []
      var count: Int {
        get {
          log.append("read")
          return 0
        }
        set { log.append("write \(newValue)") }
      }
    }
    let box = Box()
    let twice: Reducer<Int, Void> = { count, _ in
      count += 1
      box.log.append("reduced")
      count += 1
    }
    twice(&box.count, ())
    #expect(box.log == ["read", "reduced", "write 2"])
  }
}
