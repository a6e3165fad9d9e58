import Foundation
import Testing

@testable import Chapter04Modern

private struct Row: Identifiable, Hashable, Codable, Comparable {
  var id: Int
  var name = ""
  var numbers: [Int] = []

  static func < (lhs: Row, rhs: Row) -> Bool { lhs.id < rhs.id }
}

private typealias Rows = IdentifiedArrayOf<Row>

private func rows(_ ids: [Int]) -> Rows { Rows(uniqueElements: ids.map { Row(id: $0) }) }

/// That each of the two halves says the same: the ids are the elements', and each is found where it
/// is.
private func expectConsistent(_ rows: Rows, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(rows.ids.elements == rows.elements.map(\.id), sourceLocation: sourceLocation)
  #expect(Set(rows.ids).count == rows.count, sourceLocation: sourceLocation)
  #expect(
    rows.map { rows.index(id: $0.id) } == Array(0..<rows.count),
    sourceLocation: sourceLocation
  )
  #expect(rows.map { rows[id: $0.id] } == rows.elements, sourceLocation: sourceLocation)
}

/// Applies a change to every small array and to the same elements in a plain one.
private func expectSame(
  as change: (inout [Row], Int) -> Void,
  _ identifiedChange: (inout Rows, Int) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for count in 1...4 {
    for number in 0..<count {
      var plain = (0..<count).map { Row(id: $0 * 10) }
      var identified = Rows(uniqueElements: plain)
      change(&plain, number)
      identifiedChange(&identified, number)
      #expect(identified.elements == plain, sourceLocation: sourceLocation)
      expectConsistent(identified, sourceLocation: sourceLocation)
      #expect(identified[id: -1] == nil, sourceLocation: sourceLocation)
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct IdentifiedArrayTests {
  @Test("What an array does with its elements, an identified array does with the same")
  func sameAsArray() {
    expectSame(as: { $0.remove(at: $1) }, { $0.remove(at: $1) })
    expectSame(as: { $0.remove(at: $1) }, { $0.remove(id: $1 * 10) })
    expectSame(as: { $0.remove(at: $1) }, { $0[id: $1 * 10] = nil })
    expectSame(as: { $0.remove(at: $1) }, { $0.remove(Row(id: $1 * 10, name: "other")) })
    expectSame(as: { $0.remove(at: $1) }, { $0.remove(atOffsets: [$1]) })
    expectSame(as: { $0.insert(Row(id: 5), at: $1) }, { $0.insert(Row(id: 5), at: $1) })
    expectSame(as: { a, _ in a.append(Row(id: 5)) }, { a, _ in a.append(Row(id: 5)) })
    expectSame(as: { a, _ in a.append(Row(id: 5)) }, { a, _ in a.updateOrAppend(Row(id: 5)) })
    expectSame(as: { a, _ in a.append(Row(id: 5)) }, { a, _ in a[id: 5] = Row(id: 5) })
    expectSame(as: { $0[$1].name = "a" }, { $0[$1].name = "a" })
    expectSame(as: { $0[$1].name = "a" }, { $0[id: $1 * 10]!.name = "a" })
    expectSame(as: { $0[$1].name = "a" }, { $0.update(Row(id: $1 * 10, name: "a"), at: $1) })
    expectSame(as: { $0[$1].name = "a" }, { $0.updateOrAppend(Row(id: $1 * 10, name: "a")) })
    expectSame(as: { $0[$1] = Row(id: 5) }, { $0[$1] = Row(id: 5) })
    expectSame(as: { $0.swapAt(0, $1) }, { $0.swapAt(0, $1) })
    expectSame(as: { $0.swapAt(0, $1) }, { $0[0] = $0[$1] })
    expectSame(as: { a, _ in a.reverse() }, { a, _ in a.reverse() })
    expectSame(as: { a, _ in a.sort(by: >) }, { a, _ in a.sort(by: >) })
    expectSame(
      as: { a, _ in a.sort() },
      { a, _ in
        a.reverse()
        a.sort()
      }
    )
    expectSame(as: { a, n in a.removeAll { $0.id > n } }, { a, n in a.removeAll { $0.id > n } })
    expectSame(
      as: { a, n in a = a.filter { $0.id > n } },
      { a, n in a = a.filter { $0.id > n } }
    )
    expectSame(as: { a, _ in a.removeAll() }, { a, _ in a.removeAll() })
    expectSame(as: { $0.removeFirst($1) }, { $0.removeFirst($1) })
    expectSame(as: { $0.removeLast($1) }, { $0.removeLast($1) })
    expectSame(as: { a, _ in a.removeFirst() }, { a, _ in a.removeFirst() })
    expectSame(as: { a, _ in a.removeLast() }, { a, _ in a.removeLast() })
    expectSame(as: { $0.removeSubrange($1...) }, { $0.removeSubrange($1...) })
    expectSame(
      as: { $0.replaceSubrange(..<$1, with: [Row(id: 5), Row(id: 6)]) },
      { $0.replaceSubrange(..<$1, with: [Row(id: 5), Row(id: 6)]) }
    )
    expectSame(as: { a, _ in a += [Row(id: 5)] }, { a, _ in a += [Row(id: 5)] })
  }

  @Test("A shuffle with the same random numbers is an array's")
  func shuffles() {
    var array = rows(Array(0..<20))
    var plain = array.elements
    var (one, two) = (Countdown(), Countdown())
    array.shuffle(using: &one)
    plain.shuffle(using: &two)
    #expect(array.elements == plain)
    expectConsistent(array)
    array.shuffle()
    expectConsistent(array)
    let pivot = array.partition { $0.id.isMultiple(of: 2) }
    #expect(pivot == 10)
    #expect(array[..<pivot].allSatisfy { !$0.id.isMultiple(of: 2) })
    expectConsistent(array)
  }

  @Test("Moved rows come in their order before the row at the destination")
  func moves() {
    func moved(_ source: IndexSet, to destination: Int) -> [Int] {
      var array = rows([1, 2, 3])
      array.move(fromOffsets: source, toOffset: destination)
      expectConsistent(array)
      return array.map(\.id)
    }
    #expect(moved([0, 2], to: 0) == [1, 3, 2])
    #expect(moved([0, 2], to: 1) == [1, 3, 2])
    #expect(moved([0, 2], to: 2) == [2, 1, 3])
  }

  @Test("A second element with the same id isn't added, and the index of the first is returned")
  func duplicates() {
    var array = rows([1, 2])
    #expect(array.append(Row(id: 3)) == (true, 2))
    #expect(array.append(Row(id: 2, name: "other")) == (false, 1))
    #expect(array.insert(Row(id: 0), at: 0) == (true, 0))
    #expect(array.insert(Row(id: 2, name: "other"), at: 0) == (false, 2))
    #expect(array.ids == [0, 1, 2, 3])
    #expect(array[id: 2]?.name == "")
    array.append(contentsOf: [Row(id: 1, name: "other"), Row(id: 4), Row(id: 4)])
    #expect(array.ids == [0, 1, 2, 3, 4])
    #expect(array[id: 1]?.name == "")
    #expect(array.updateOrAppend(Row(id: 1, name: "new")) == Row(id: 1))
    #expect(array[id: 1]?.name == "new")
    array[id: 7]?.name = "nobody"
    #expect(array.count == 5)
  }

  @Test("An initializer decides what a second element with the same id means")
  func initializers() {
    let twice = [Row(id: 1, name: "a"), Row(id: 2), Row(id: 1, name: "b")]
    let last = Rows(twice, uniquingIDsWith: { $1 })
    #expect(last.map(\.name) == ["b", ""])
    let first = IdentifiedArray(twice, id: \.id, uniquingIDsWith: { first, _ in first })
    #expect(first.map(\.name) == ["a", ""])
    #expect(IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)[id: "b"] == "b")
    var strings = IdentifiedArray<Int, String>(id: \.count)
    strings.append("abc")
    #expect(strings[id: 3] == "abc")
    #expect(Rows().isEmpty)
  }

  @Test("Equality, hash, code and text are those of the elements in their order")
  func valueSemantics() throws {
    let array = rows([1, 2])
    #expect(array == [Row(id: 1), Row(id: 2)])
    #expect(array != rows([2, 1]))
    #expect(Set([array, rows([1, 2]), rows([2, 1])]).count == 2)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Row].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(Rows.self, from: data) == array)
    let twice = try JSONEncoder().encode([Row(id: 1), Row(id: 2), Row(id: 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Rows.self, from: twice)
    }
    #expect("\(try #require(error))".contains("Duplicate element at offset 2"))
    let numbers = IdentifiedArray(uniqueElements: [1, 2], id: \.self)
    #expect(numbers.debugDescription == "IdentifiedArray<Int>([1, 2])")
    #expect(Mirror(reflecting: numbers).children.map { $0.value as? Int } == [1, 2])
  }

  @Test("A change of one row among 10,000 copies neither the rows nor what the row holds")
  func changesInPlace() {
    var array = rows(Array(0..<10_000))
    for index in array.indices { array[index].numbers.reserveCapacity(10) }
    let rowsAddress = address(array.elements)
    let idsAddress = address(array.ids.elements)
    for id in [0, 17, 9_999] {
      let numbersAddress = address(array[id: id]!.numbers)
      array[id: id]!.name += "a"
      array[id: id]!.numbers.append(1)
      array[id: id]?.numbers.append(2)
      array[id].numbers.append(3)
      #expect(array[id: id]?.numbers == [1, 2, 3])
      #expect(address(array[id: id]!.numbers) == numbersAddress)
    }
    #expect(address(array.elements) == rowsAddress)
    #expect(address(array.ids.elements) == idsAddress)
    #expect(array.ids.elements == Array(0..<10_000))
  }

  @Test("A change that throws leaves the rows as they were then, and none is lost")
  func throwsHalfway() {
    struct Stop: Error {}
    func change(_ row: inout Row?) throws {
      row?.name = "changed"
      throw Stop()
    }
    var array = rows([1, 2, 3])
    #expect(throws: Stop.self) { try change(&array[id: 1]) }
    #expect(array.map(\.name) == ["changed", "", ""])
    #expect(throws: Stop.self) {
      try array.removeAll { if $0.id == 2 { throw Stop() } else { true } }
    }
    expectConsistent(array)
  }

  @Test("Every change of every part of a small array is what an array does, also after another one")
  func everySmallChange() {
    // The number of rows decides which end is nearer; the change before, from where they count.
    for count in 0...4 {
      for before in changes(of: count, adding: [100, 101]) {
        var first = rows(Array(0..<count))
        var plain = first.elements
        before.apply(to: &first, &plain)
        for change in changes(of: plain.count, adding: [200, 201]) {
          var (identified, expected) = (first, plain)
          change.apply(to: &identified, &expected)
          #expect(identified.elements == expected, "\(before), then \(change)")
          guard identified.elements == expected else { return }
          expectConsistent(identified)
        }
      }
    }
  }

  @Test("New rows among which are ids of others replace those in their place")
  func replacesSubrange() {
    for start in 0...3 {
      for end in start...3 {
        for new in [[], [7], [0], [2, 7], [7, 1, 8], [7, 8, 7]] {
          var identified = rows([0, 1, 2])
          var expected = identified.elements
          let added = new.enumerated().map { Row(id: $1, name: "new \($0)") }
          identified.replaceSubrange(start..<end, with: added)
          // One by one, from the last to the first.
          expected.removeSubrange(start..<end)
          for row in added.reversed() {
            if let index = expected.firstIndex(where: { $0.id == row.id }) {
              expected[index] = row
            } else {
              expected.insert(row, at: start)
            }
          }
          #expect(identified.elements == expected, "\(start)..<\(end), \(new)")
          expectConsistent(identified)
        }
      }
    }
  }

  @Test("Inserting many rows at the front costs about as much for each as inserting few")
  func insertsManyRows() {
    // The thread's own time, because others may be running, too.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func time(_ count: Int) -> Double {
      var array = rows(Array(0..<count))
      let new = (count..<2 * count).map { Row(id: $0) }
      let start = now()
      array.insert(contentsOf: new, at: 0)
      return now() - start
    }
    // Eight times as many rows, inserted one by one, would take 64 times as long.
    #expect(time(4_000) < 32 * time(500))
  }

  #if os(macOS) || os(Linux)
    @Test("Where the id of a row changes, or an id comes twice, the program stops")
    func traps() async {
      await #expect(processExitsWith: .failure) {
        struct Failure: Error {}
        func rename(_ row: inout Row) throws {
          row.id = 7
          throw Failure()
        }
        var rows = rows([1])
        try? rename(&rows[0])
      }
      await #expect(processExitsWith: .failure) {
        var array: IdentifiedArray = [Row(id: 1)]
        array[id: 1]?.id = 2
      }
      await #expect(processExitsWith: .failure) {
        _ = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 1)])
      }
    }
  #endif
}

/// A change of an identified array and of a plain one.
private struct Change: CustomStringConvertible {
  let description: String
  let identified: (inout Rows) -> Void
  let plain: (inout [Row]) -> Void

  func apply(to rows: inout Rows, _ array: inout [Row]) {
    identified(&rows)
    plain(&array)
  }
}

/// All changes of an array of that many rows: what is inserted, removed and moved, and where.
private func changes(of count: Int, adding ids: [Int]) -> [Change] {
  let new = ids.map { Row(id: $0) }
  var changes: [Change] = []
  for start in 0...count {
    changes.append(
      Change(
        description: "insert at \(start)",
        identified: { $0.insert(new[0], at: start) },
        plain: { $0.insert(new[0], at: start) }
      )
    )
    for end in start...count {
      changes.append(
        Change(
          description: "replace \(start)..<\(end)",
          identified: { $0.replaceSubrange(start..<end, with: new) },
          plain: { $0.replaceSubrange(start..<end, with: new) }
        )
      )
      changes.append(
        Change(
          description: "remove \(start)..<\(end)",
          identified: { $0.removeSubrange(start..<end) },
          plain: { $0.removeSubrange(start..<end) }
        )
      )
    }
    for destination in 0...count where start < count {
      changes.append(
        Change(
          description: "move \(start) to \(destination)",
          identified: { $0.move(fromOffsets: [start], toOffset: destination) },
          plain: {
            $0.insert($0.remove(at: start), at: destination - (start < destination ? 1 : 0))
          }
        )
      )
    }
  }
  return changes
}

@Suite(.timeLimit(.minutes(5))) struct OrderedSetTests {
  @Test("Each value is contained once, in its order, and is found at its index")
  func uniqueInOrder() {
    var set: OrderedSet = [3, 1, 3, 2]
    #expect(set.elements == [3, 1, 2])
    #expect(set.append(1) == (false, 1))
    #expect(set.insert(4, at: 0) == (true, 0))
    set.swapAt(0, 3)
    #expect(set.elements == [2, 3, 1, 4])
    set.remove(at: 1)
    #expect(set.map { set.firstIndex(of: $0) } == [0, 1, 2])
    #expect(!set.contains(3) && set.firstIndex(of: 3) == nil)
    #expect(set == [2, 1, 4] && set != [1, 2, 4])
    #expect(set.description == "[2, 1, 4]")
  }

  @Test("The values that are gone are found, whatever was added, removed and moved")
  func removedValues() {
    // All ordered choices of up to three of four values.
    var all: [[Int]] = [[]]
    for _ in 1...3 {
      all += all.flatMap { list in (0..<4).filter { !list.contains($0) }.map { list + [$0] } }
    }
    for before in Set(all) {
      for after in Set(all) {
        let gone = OrderedSet(after).removed(since: before)
        #expect(gone == before.filter { !after.contains($0) }, "\(before), then \(after)")
      }
    }
  }
}

private struct Countdown: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}

private func address<Element>(_ array: [Element]) -> UnsafeRawPointer? {
  array.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
}
