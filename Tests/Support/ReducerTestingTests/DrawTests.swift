import Testing

@testable import ReducerTesting

@Suite("Draw")
struct DrawTests {
  @Test(
    "A number's choices cover its range once each, nearest to zero first",
    arguments: [-3...3, -2...5, -5...2, 0...4, 3...7, -7 ... -3, 4...4]
  )
  func int(range: ClosedRange<Int>) {
    let numbers = (0..<range.count).map { offset in
      var draw = Draw(replaying: [UInt64(offset)])
      return draw.int(in: range)
    }
    let nearestFirst = range.sorted { (abs($0), $0 < 0 ? 1 : 0) < (abs($1), $1 < 0 ? 1 : 0) }
    #expect(numbers == nearestFirst)
  }

  @Test("A number can come from the whole of Int")
  func wholeInt() {
    let range = Int.min...Int.max
    for (choice, number) in [(0, 0), (1, 1), (2, -1), (.max, .min), (.max - 1, -.max)]
      as [(UInt64, Int)]
    {
      var draw = Draw(replaying: [choice])
      #expect(draw.int(in: range) == number)
    }
    var draw = Draw(seed: 42)
    #expect(Set((0..<100).map { _ in draw.int(in: range) }).count == 100)
  }

  @Test(
    "A replay takes the simplest choice for a missing one, and the last for one that is too large"
  )
  func replay() {
    var draw = Draw(replaying: [9, 9])
    #expect(draw.element(of: ["a", "b", "c"]) == "c")
    #expect(draw.bool() == true)
    #expect(draw.element(of: ["a", "b", "c"]) == "a")
    #expect(draw.bool() == false)
    #expect(draw.int(in: -5...5) == 0)
    let array = draw.array(upTo: 3) { $0.bool() }
    #expect(array == [])
    #expect(draw.choices == [2, 1, 0, 0, 0, 0])
  }

  @Test("An empty collection has no element to draw, and one empty subset")
  func empty() {
    var draw = Draw(seed: 42)
    #expect(draw.element(of: [Int]()) == nil)
    #expect(draw.subset(of: [Int]()) == [])
    let array = draw.array(upTo: 0) { $0.bool() }
    #expect(array == [])
  }

  @Test("Subsets keep the order, and every one of them comes up")
  func subsets() {
    var draw = Draw(seed: 42)
    let subsets = Set((0..<200).map { _ in draw.subset(of: 1...3) })
    #expect(subsets == [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]])
  }

  @Test("An array has at most as many elements as allowed, and every length comes up")
  func arrays() {
    var draw = Draw(seed: 42)
    let lengths = Set((0..<200).map { _ in draw.array(upTo: 4) { $0.bool() }.count })
    #expect(lengths == [0, 1, 2, 3, 4])
  }
}
