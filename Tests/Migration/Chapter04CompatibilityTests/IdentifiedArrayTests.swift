import Chapter04Compatibility
import Testing

/// Elements that are no `Identifiable` of their own: what is in the library for those that are does
/// not count.
private typealias Words = IdentifiedArray<Int, String>

private let words = Words(uniqueElements: ["a", "bb", "ccc", "dddd"], id: \.count)

@Suite("The rest of an identified array", .timeLimit(.minutes(5)))
struct IdentifiedArrayTests {
  /// What a change leaves, and that each element is still found by its id.
  private func after(_ change: (inout Words) -> Void) -> [String] {
    var array = words
    change(&array)
    for word in array { #expect(array[id: word.count] == word) }
    #expect(array.ids.elements == array.elements.map(\.count))
    return array.elements
  }

  @Test("Elements are removed from the front, the back and the middle")
  func removing() {
    var first = words
    #expect(first.removeFirst() == "a")
    #expect(first.elements == ["bb", "ccc", "dddd"])
    var last = words
    #expect(last.removeLast() == "dddd")
    #expect(last.elements == ["a", "bb", "ccc"])
    #expect(after { $0.removeFirst(2) } == ["ccc", "dddd"])
    #expect(after { $0.removeLast(2) } == ["a", "bb"])
    #expect(after { $0.removeSubrange(1..<3) } == ["a", "dddd"])
    #expect(after { $0.removeSubrange(2...) } == ["a", "bb"])
  }

  @Test("An element is replaced where its id is, else inserted")
  func updateOrInsert() {
    var array = words
    var result = array.updateOrInsert("BB", at: 0)
    #expect(result == ("bb", 1))
    #expect(array.elements == ["a", "BB", "ccc", "dddd"])
    result = array.updateOrInsert("", at: 1)
    #expect(result == (nil, 1))
    #expect(array.elements == ["a", "", "BB", "ccc", "dddd"])
  }

  @Test("It can be made of another one, of a part of one, and of elements known to be unique")
  func initializers() {
    struct Row: Identifiable, Equatable { var id: Int }
    #expect(Words(words) == words)
    #expect(Words(words[1...2]).elements == ["bb", "ccc"])
    #expect(Words(uncheckedUniqueElements: ["a", "bb"], id: \.count)[id: 2] == "bb")
    let rows = IdentifiedArray(uncheckedUniqueElements: [Row(id: 1)])
    #expect(rows == [Row(id: 1)])
    #expect(IdentifiedArrayOf<Row>(rows[...]) == rows)
  }

  @available(*, deprecated)
  @Test("The initializer without a label still makes one of any sequence")
  func unlabelled() {
    struct Row: Identifiable, Equatable { var id: Int }
    #expect(IdentifiedArrayOf<Row>([Row(id: 1), Row(id: 2)]).ids == [1, 2])
  }
}
