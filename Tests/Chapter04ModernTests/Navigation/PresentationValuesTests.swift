// R4.11, the values: optional state of a child, and its actions.

import Chapter04Modern
import Diagnostics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct PresentationStateTests {
  struct Tree: Equatable, Hashable, Codable {
    var name = ""
    // A feature that presents itself.
    @PresentationState var child: Tree?
  }

  @Test(
    "A copy of presented state keeps its value when the original changes, and the other way round"
  )
  func valueSemantics() {
    var original = Tree(child: Tree(name: "a"))
    var copy = original
    original.child?.name = "b"
    #expect(copy.child?.name == "a")
    copy.$child.wrappedValue?.name = "c"
    #expect(original.child?.name == "b")
  }

  @Test("States that share their storage are equal without a comparison of what they present")
  func fastEquality() {
    struct State: Equatable {
      static func == (left: Self, right: Self) -> Bool {
        Issue.record("compared")
        return true
      }
    }
    @PresentationState var state = State()
    #expect($state == $state)
  }

  @Test("Presented state is coded as the child's state, or as null")
  func coding() throws {
    for tree in [Tree(name: "a"), Tree(name: "a", child: Tree(name: "b"))] {
      let data = try JSONEncoder().encode(tree)
      #expect(try JSONDecoder().decode(Tree.self, from: data) == tree)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Tree(child: Tree(name: "b"))), as: UTF8.self)
    #expect(text == #"{"child":{"child":null,"name":"b"},"name":""}"#)
  }

  @Test("Equal presented states have equal hashes")
  func hashing() {
    #expect(Set([Tree(child: Tree(name: "a")), Tree(child: Tree(name: "a")), Tree()]).count == 2)
  }

  @Test("A failing test shows what is presented as an optional")
  func description() {
    #expect(
      describe(Tree(child: Tree(name: "a"))).contains(#"_child: Tree(name: "a", _child: nil)"#)
    )
  }

  enum Destination: Equatable, CasePathable {
    case number(Int)
    case text(String)

    struct AllCasePaths {
      var number: AnyCasePath<Destination, Int> {
        AnyCasePath(embed: Destination.number) { if case .number(let it) = $0 { it } else { nil } }
      }
      var text: AnyCasePath<Destination, String> {
        AnyCasePath(embed: Destination.text) { if case .text(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test("The payload of a presented case is read and changed by its case path")
  func caseSubscript() {
    @PresentationState var destination: Destination? = .number(42)
    $destination[case: \.number]? += 1
    #expect(destination == .number(43))
    #expect($destination[case: \.text] == nil)
    $destination[case: \.number] = nil
    #expect(destination == nil)
  }

  @Test(
    "A change of the payload of another case is reported where it is written, and changes nothing"
  )
  @MainActor func unrelatedCase() async {
    let destination = LockIsolated(PresentationState<Destination>(wrappedValue: .number(42)))
    expect(
      await reported { destination.withValue { $0[case: \.text]?.append("!") } },
      at: #line - 1,
      "Can't modify unrelated case \"number\""
    )
    expect(
      await reported { destination.withValue { $0[case: \.text] = nil } },
      at: #line - 1,
      "Can't modify unrelated case \"number\""
    )
    #expect(destination.wrappedValue == .number(42))
  }
}

@Suite(.timeLimit(.minutes(5))) struct PresentationActionTests {
  enum Child: Equatable, CasePathable {
    case tapped
    case named(String)

    struct AllCasePaths {
      var tapped: AnyCasePath<Child, Void> {
        AnyCasePath(
          embed: { .tapped },
          extract: { if case .tapped = $0 { () } else { nil } }
        )
      }
      var named: AnyCasePath<Child, String> {
        AnyCasePath(embed: Child.named) { if case .named(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  typealias Action = PresentationAction<Child>

  @Test("Case paths lead to both cases, and to the child's without saying presented")
  func casePaths() {
    #expect((\Action.Cases.dismiss)() == .dismiss)
    #expect(Action.dismiss.is(\.dismiss))
    expectCasePath(\Action.Cases.presented, payloads: [.tapped], others: [.dismiss])
    expectCasePath(\Action.Cases.named, payloads: ["a"], others: [.dismiss, .presented(.tapped)])
    #expect(Action.presented(.tapped).presented == .tapped)
  }

  @Test("A destination of several is dismissed with the whole")
  func partOfAnEnum() {
    let path: CaseKeyPath<Action, PresentationAction<String>> = \.named
    #expect(path(.presented("a")) == .presented(.named("a")))
    #expect(path(.dismiss) == .dismiss)
    #expect(Action.dismiss[case: path] == Optional(.dismiss))
    #expect(Action.presented(.named("a"))[case: path] == Optional(.presented("a")))
    #expect(!Action.presented(.tapped).is(path))
  }
}
