import Chapter02Pullback
import ReducerTesting
import Testing

/// Three reducers on a number that can tell an order.
enum Arithmetic {
  static let add: @Sendable (inout Int, Int) -> Void = { $0 = $0 &+ $1 }
  static let double: @Sendable (inout Int, Int) -> Void = { number, _ in number = number &* 2 }
  static let subtractFrom: @Sendable (inout Int, Int) -> Void = { $0 = $1 &- $0 }

  static var numbers: Actions<Int, Int> { [0, 1, -5, 3] }
}

@Suite struct CombineTests {
  // R2.1
  @Test("The reducers run in order, and each sees what those before it wrote") func order() {
    var seen: [Int] = []
    let reducer = combine(
      { (count: inout Int, step: Int) in count += step },
      { count, _ in
        seen.append(count)
        count *= 10
      },
      { count, _ in seen.append(count) }
    )
    var count = 1
    reducer(&count, 2)
    #expect(seen == [3, 30])
    #expect(count == 30)
  }

  @Test("Two reducers that change the same part both count") func samePart() {
    let reducer = combine(Arithmetic.add, Arithmetic.add)
    #expect(replay([1, 2], from: 0, with: reducer) == 6)
  }

  @Test("Every reducer gets every action, once") func everyAction() {
    var log: [String] = []
    let reducer = combine(
      { (_: inout Int, action: String) in log.append("first \(action)") },
      { _, action in log.append("second \(action)") }
    )
    _ = replay(["a", "b"], from: 0, with: reducer)
    #expect(log == ["first a", "second a", "first b", "second b"])
  }

  // R2.1
  @Test("It is associative, and the reducer that does nothing is its identity") func laws() {
    let report = checkComposition(
      of: (Arithmetic.add, Arithmetic.double, Arithmetic.subtractFrom),
      combine: { combine($0, $1) },
      identity: combine(),
      subject: { Subject(from: 0, reducer: $0) },
      actions: Arithmetic.numbers
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("One call with three is two calls with two") func flat() {
    let report = compare(
      subject: combine(Arithmetic.add, Arithmetic.double, Arithmetic.subtractFrom),
      reference: combine(combine(Arithmetic.add, Arithmetic.double), Arithmetic.subtractFrom),
      from: 0,
      actions: Arithmetic.numbers
    )
    #expect(report.failure == nil, "\(report)")
  }
}
