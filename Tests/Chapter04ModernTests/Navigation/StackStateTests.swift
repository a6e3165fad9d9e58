// R4.13, the values: a collection of states, each with an id of its own.

import Chapter04Modern
import Diagnostics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct StackStateTests {
  // R4.13
  @Test("An id is never reused, even after the stack has been emptied")
  func neverReused() {
    var stack = StackState([1, 2])
    stack.removeAll()
    stack.append(3)
    #expect(stack.ids == [2])
    stack = StackState([4])
    #expect(stack.ids == [3])
  }

  @Test("Outside of a test's context, ids are counted on their own")
  func live() {
    withDependencies {
      $0 = DependencyValues()
      $0.context = .live
    } operation: {
      @Dependency(\.stackElementID) var stackElementID
      #expect(stackElementID.peek().generation == 0)
      #expect(stackElementID.next() == 0)
      #expect(StackState([1]).ids == [1])
    }
  }

  @Test("Popping from an element takes all above it; popping to it leaves it")
  func pop() {
    var stack = StackState(["a", "b", "c", "d"])
    stack.pop(to: 2)
    #expect(Array(stack) == ["a", "b", "c"])
    stack.pop(from: 1)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 7)
    stack.pop(to: 7)
    #expect(Array(stack) == ["a"])
    stack.removeLast()
    #expect(stack.isEmpty)
  }

  @Test("An element is read, changed and removed by its id")
  func subscriptByID() {
    var stack = StackState([[1], [2]])
    stack[id: 0]?.append(3)
    #expect(Array(stack) == [[1, 3], [2]])
    #expect(stack[id: 9] == nil)
    stack[id: 9]?.append(4)
    stack[id: 0] = nil
    #expect(stack.ids == [1])
    stack[id: 0] = nil
    #expect(Array(stack) == [[2]])
  }

  @Test("Stacks are equal if equal elements have the same ids in the same order")
  func equality() {
    let stack = StackState([1])
    #expect(stack == stack)
    #expect(stack != StackState([1]), "another id")
    var changed = stack
    changed[id: 0] = 2
    #expect(changed != stack)
    #expect(StackState<Int>() == StackState())
    #expect(Set([stack, stack, changed]).count == 2)
  }

  @Test("A stack is a collection whose new elements get new ids")
  func collection() {
    var stack = StackState([1, 2, 3])
    #expect(stack.map { $0 * 2 } == [2, 4, 6])
    #expect(stack.last == 3)
    stack.insert(9, at: 1)
    #expect(Array(stack) == [1, 9, 2, 3])
    #expect(stack.ids == [0, 3, 1, 2])
    stack.replaceSubrange(1...2, with: [7])
    #expect(Array(stack) == [1, 7, 3])
    #expect(stack.ids == [0, 4, 2])
    stack += [8]
    #expect(zip(stack.ids, stack).map { "\($0)=\($1)" } == ["#0=1", "#4=7", "#2=3", "#5=8"])
  }

  @Test("A stack is coded as an array, whose elements get new ids")
  func coding() throws {
    let data = try JSONEncoder().encode(StackState(["a", "b"]))
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let stack = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(Array(stack) == ["a", "b"])
    #expect(stack.ids == [2, 3])
  }

  @Test("A failing test shows the elements by their ids")
  func description() {
    #expect(describe(StackState(["a", "b"])) == #"[#0: "a", #1: "b"]"#)
  }

  @Test("The payload of an element's case is changed by its case path")
  func caseSubscript() {
    var stack = StackState<PresentationStateTests.Destination>([.number(42)])
    stack[id: 0, case: \.number]? += 1
    #expect(stack[id: 0] == .number(43))
    stack[id: 0, case: \.number] = nil
    #expect(stack.isEmpty)
  }

  @Test(
    "A change of the payload of another case is reported where it is written, and changes nothing"
  )
  @MainActor func unrelatedCase() async {
    let stack = LockIsolated(StackState<PresentationStateTests.Destination>([.number(42)]))
    expect(
      await reported { stack.withValue { $0[id: 0, case: \.text]?.append("!") } },
      at: #line - 1,
      "Can't modify unrelated case \"number\""
    )
    expect(
      await reported { stack.withValue { $0[id: 0, case: \.text] = nil } },
      at: #line - 1,
      "Can't modify unrelated case \"number\""
    )
    #expect(Array(stack.value) == [.number(42)])
  }

  @Test("An element is changed in place: what it holds isn't copied")
  func inPlace() {
    final class Token {}
    struct Element { var token = Token() }
    var stack = StackState([Element()])
    stack[id: 0]!.token = Token()
    #expect(isKnownUniquelyReferenced(&stack[id: 0]!.token))
  }

  @Test("Case paths lead to the actions of a stack, and to those of one element")
  func actions() {
    typealias Action = StackAction<String, PresentationActionTests.Child>
    let action = Action.element(id: 0, action: .named("a"))
    #expect((\Action.Cases[id: 0].named)("a") == action)
    #expect(action[case: \.[id: 0].named] as String? == "a")
    #expect(!action.is(\.[id: 1].named))
    #expect(action[case: \.element]?.id == 0)
    expectCasePath(\Action.Cases.popFrom, payloads: [3], others: [action])
    #expect(Action.push(id: 1, state: "a")[case: \.push]?.state == "a")
  }
}
