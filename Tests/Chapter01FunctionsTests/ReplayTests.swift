import Testing

@Suite struct ReplayTests {
  private func append(_ number: inout Int, _ digit: Int) { number = number * 10 + digit }

  @Test("Replaying equals calling the reducer step by step") func stepByStep() {
    var number = 1
    append(&number, 2)
    append(&number, 3)
    append(&number, 4)
    #expect(replay([2, 3, 4], from: 1, with: append) == number)
  }

  @Test("Replaying no actions gives the state back") func empty() {
    #expect(replay([], from: 7, with: append) == 7)
  }

  @Test("Replaying in two parts equals replaying at once", arguments: 0...4)
  func split(at index: Int) {
    let digits = [5, 4, 3, 2]
    let half = replay(digits[..<index], from: 1, with: append)
    #expect(replay(digits[index...], from: half, with: append) == 15432)
  }
}
