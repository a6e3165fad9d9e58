import Foundation
import Testing

@testable import Diagnostics

@Suite("What changed between two values")
struct ChangeTests {
  struct Person: Equatable {
    var name = "Blob"
    var age: Int?
    var pet: Pet = .none
    var tags: Set<String> = []
    var marks: [String: Int] = [:]
    var friends: [Friend] = []
    var point = (x: 0, y: 0)

    static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  }

  struct Friend: Equatable, Sendable {
    var name: String
    var years = 0
  }

  enum Pet: Equatable, Sendable {
    case none
    case dog(name: String, age: Int)
    case cat(Friend)
    indirect case two(Pet, Pet)
  }

  @Test("A field is named by its path")
  func fields() {
    #expect(changes { $0.name = "Blob Jr." } == ["name: \"Blob\" → \"Blob Jr.\""])
    #expect(changes { $0.age = 3 } == ["age: nil → 3"])
    #expect(changes { $0.point.y = 1 } == ["point.y: 0 → 1"])
    #expect(
      changes {
        $0.name = ""
        $0.age = 1
      } == ["name: \"Blob\" → \"\"", "age: nil → 1"]
    )
    #expect(changes { _ in } == [])
  }

  @Test("A change of case shows both, a change within a case shows the payload's field")
  func enums() {
    let dog = Pet.dog(name: "Rex", age: 3)
    #expect(changes { $0.pet = dog } == ["pet: .none → .dog(name: \"Rex\", age: 3)"])
    #expect(change(dog, .dog(name: "Rex", age: 4)) == [".dog.age: 3 → 4"])
    #expect(
      change(Pet.cat(Friend(name: "a")), .cat(Friend(name: "b"))) == [".cat.name: \"a\" → \"b\""]
    )
    #expect(change(Pet.two(.none, dog), .two(dog, .none)).count == 2)
    #expect(
      change(Pet.two(dog, dog), .two(dog, .dog(name: "Rex", age: 4))) == [".two.1.dog.age: 3 → 4"]
    )
  }

  @Test(
    "A list shows removed elements at their old index, added ones at their new one, and changed ones"
  )
  func lists() {
    #expect(change([1, 2, 3], [1, 3]) == ["[1]: - 2"])
    #expect(change([1, 3], [1, 2, 3]) == ["[1]: + 2"])
    #expect(change([1, 2, 3], [1, 9, 3]) == ["[1]: 2 → 9"])
    #expect(change([1, 2, 3], [2, 3, 1]) == ["[0]: - 1", "[2]: + 1"])
    #expect(change([], [1, 1]) == ["[0]: + 1", "[1]: + 1"])
    #expect(change([], Array(0..<40)) == (0..<40).map { "[\($0)]: + \($0)" })
    let old = [Friend(name: "a"), Friend(name: "b")]
    #expect(change(old, [old[0], Friend(name: "b", years: 1)]) == ["[1].years: 0 → 1"])
  }

  @Test("A description of several lines is put on one line")
  func newlines() {
    final class Poem: CustomStringConvertible {
      let description = "one\ntwo\r\nthree"
    }
    #expect(Snapshot([Poem()]).text == "[one two three]")
  }

  @Test("Sets and dictionaries show what was removed, added and changed")
  func unordered() {
    #expect(change(Set([1, 2, 10]), Set([2, 10, 9])) == ["- 1", "+ 9"])
    #expect(changes { $0.tags = ["b", "a"] } == ["tags: + \"a\"", "tags: + \"b\""])
    #expect(
      change(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 5, "d": 4])
        == ["[\"b\"]: 2 → 5", "[\"c\"]: - 3", "[\"d\"]: + 4"]
    )
  }

  @Test("Sets and dictionaries print in the same order, no matter how they were built")
  func stableOrder() {
    let up = (0..<100).reduce(into: Set<Int>()) { $0.insert($1) }
    var down = Set<Int>(minimumCapacity: 5_000)
    for number in (0..<100).reversed() { down.insert(number) }
    #expect(Array(up) != Array(down))
    #expect(Snapshot(up).text == Snapshot(down).text)
    #expect(Snapshot(up).text == "\(Array(0..<100))")

    let keys = (0..<10).map { "key\($0)" }
    let small = Dictionary(uniqueKeysWithValues: keys.map { ($0, [up]) })
    var large = [String: [Set<Int>]](minimumCapacity: 5_000)
    for key in keys.reversed() { large[key] = [down] }
    #expect(Array(small.keys) != Array(large.keys))
    #expect(Snapshot(small).text == Snapshot(large).text)
    #expect(Change.changes(from: small, to: large) == [])
  }

  @Test(
    "Values read as Swift",
    arguments: [
      (1 as any Sendable, "1"), ("a\"b\n", #""a\"b\n""#),
      (Character("c"), "\"c\""), (true, "true"),
      (Int?.none as any Sendable, "nil"),
      (Int??.some(nil) as any Sendable, ".some(nil)"), (1.5, "1.5"),
      (Pet.none, ".none"), (Friend(name: "a"), "Friend(name: \"a\", years: 0)"), ((), "()"),
      ([Int](), "[]"), ([Int: Int](), "[:]"), ([10: "b", 9: "a"], "[9: \"a\", 10: \"b\"]"),
      (0..<3, "0..<3"), (Duration.seconds(1), "1.0 seconds"), (IndexSet([5, 1, 2]), "[1, 2, 5]"),
      (Data([1, 255]), "[1, 255]"), (URL(string: "https://a.b/c")!, "https://a.b/c"),
      (Date(timeIntervalSinceReferenceDate: 0), "2001-01-01 00:00:00 +0000"),
      (Date(timeIntervalSinceReferenceDate: 0.5), "2001-01-01 00:00:00 +0000 and 0.5 s"),
      (
        UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        "00000000-0000-0000-0000-000000000001"
      ),
    ] as [(any Sendable, String)]
  )
  func text(value: any Sendable, text: String) {
    #expect(Snapshot(value).text == text)
  }

  private func changes(_ change: (inout Person) -> Void) -> [String] {
    var person = Person()
    change(&person)
    return Change.changes(from: Person(), to: person).map(\.text)
  }

  private func change<Value>(_ old: Value, _ new: Value) -> [String] {
    Change.changes(from: old, to: new).map(\.text)
  }
}
