import Testing

@Suite struct StackTests {
  /// A screen that shows a number, and a fact about it when somebody has answered.
  private struct Fact: Equatable {
    var number: Int
    var fact: String?
  }

  private typealias Facts = Stack<Fact>

  private func numbers(_ stack: Facts) -> [Int] { stack.screens.map(\.number) }

  /// A stack with these numbers, and the ids that the pushes returned.
  private func stack(_ numbers: Int...) -> (stack: Facts, ids: [Int]) {
    var stack = Facts()
    var ids: [Int] = []
    for number in numbers { ids.append(stack.push(Fact(number: number))) }
    return (stack, ids)
  }

  private var pushes: Bool {
    let (stack, ids) = stack(7, 8, 9)
    return numbers(stack) == [7, 8, 9] && ids == [0, 1, 2] && stack.ids == ids
  }

  private let first = "A push has to work: fix that first."

  /// Whether each screen has an id. Where it hasn't, an index may lead nowhere.
  private func isWhole(_ stack: Facts) -> Bool {
    if stack.ids.count == stack.screens.count { return true }
    Issue.record(
      """
      There are \(stack.screens.count) screens, and the ids \(stack.ids). Add and remove them \
      together.
      """
    )
    return false
  }

  @Test("A push puts a screen on top, and returns its id") func push() {
    let (stack, ids) = stack(7, 8, 9)
    let comment: Comment =
      switch (numbers(stack), ids, stack.ids) {
      case ([], _, _): "Three screens were pushed, but the stack is empty."
      case ([9, 8, 7], _, _): "The new screen is at the bottom. It goes on top, at the end."
      case (_, [1, 2, 3], _): "The ids begin at 1. The first one is 0."
      case (_, [0, 0, 0], _): "Every screen got the id 0."
      case ([7, 8, 9], _, []): "The screens are there, but `ids` is empty."
      case ([7, 8, 9], [0, 1, 2], _):
        "The pushes returned 0, 1 and 2, but the stack has the ids \(stack.ids)."
      default: "Three pushes return 0, 1 and 2; here they returned \(ids)."
      }
    #expect(numbers(stack) == [7, 8, 9] && ids == [0, 1, 2] && stack.ids == ids, comment)
  }

  @Test("Each new stack begins at 0") func another() {  // starter passes
    let before = stack(7, 8).ids
    let ids = stack(9).ids
    #expect(
      ids == [0],
      ids.first != before.first
        ? """
        There was another stack before, and this one begins at \(ids). Keep the counter in the \
        stack.
        """
        : "\(first)"
    )
  }

  @Test("The subscript finds a screen by its id") func find() {
    let (stack, _) = stack(7, 8, 9)
    let found = (0...2).map { stack[id: $0]?.number }
    let comment: Comment =
      switch found {
      case _ where !pushes: "\(first)"
      case [nil, nil, nil]: "No screen is found."
      case [9, 9, 9]:
        "The top screen is found, whichever id is looked up."
      default: "The ids 0, 1 and 2 lead to 7, 8 and 9; here: \(found)."
      }
    #expect(found == [7, 8, 9], comment)
  }

  @Test("A pop also removes everything above") func pop() {
    var (stack, _) = stack(7, 8, 9, 10)
    let popped = stack.pop(from: 1)
    let comment: Comment =
      switch (numbers(stack), popped) {
      case _ where !pushes: "\(first)"
      case _ where stack.ids.count != stack.screens.count:
        """
        There are \(stack.screens.count) screens, and the ids \(stack.ids). Add and remove them \
        together.
        """
      case ([7, 8, 9, 10], _): "1 was popped, but all four screens are still there."
      case ([7, 9, 10], _):
        """
        1 was popped, but 2 and 3, which were above it, are still on the stack. They are popped, \
        too.
        """
      case ([7, 8], _): "1 itself is still there. It is popped with those above it."
      case ([7, 8, 9], _): "1 was popped, but the screen on top was removed instead."
      case ([], _): "Screen 0 was removed. It was below 1, so it stays."
      case ([7], []): "The screens were popped, but their ids weren't returned."
      case ([7], [3, 2, 1]):
        "The ids were returned from the top down. Return them from the bottom up."
      case ([7], [2, 3]):
        "The screens were popped, but 1 itself wasn't returned. Return 1, 2 and 3."
      case ([7], [1]): "Three screens were popped, but only one id was returned."
      case ([7], [0]): "The remaining ids were returned instead of the popped ones."
      case ([7], [1, 2, 3]) where stack.ids != [0]:
        "The screens were popped, but `ids` is \(stack.ids)."
      default: "Screen 0 is left, and 1, 2 and 3 are returned; here: \(stack.ids) and \(popped)."
      }
    #expect(numbers(stack) == [7] && popped == [1, 2, 3] && stack.ids == [0], comment)
  }

  @Test("An id that isn't there pops nothing") func popUnknown() {
    var (stack, _) = stack(7, 8, 9)
    _ = stack.pop(from: 2)
    let before = (numbers(stack), stack.ids)
    let popped = [stack.pop(from: 2), stack.pop(from: 5)]
    let after = (numbers(stack), stack.ids)
    let next = stack.push(Fact(number: 10))
    #expect(
      next == 3 || popped != [[], []],
      pushes
        ? "2 and 5 were popped, which aren't there, and then a push returned \(next)." : "\(first)"
    )
    #expect(
      popped == [[], []] && before == after,
      """
      The ids were \(before.1). Popping 2, which is gone, and 5 returned \(popped) and left \
      \(after.1). `pop` has to do nothing then.
      """
    )
  }

  @Test("After a pop, the next id is a new one") func afterPop() {
    var (stack, _) = stack(7, 8, 9)
    _ = stack.pop(from: 1)
    let next = stack.push(Fact(number: 10))
    let comment: Comment =
      switch next {
      case _ where !pushes: "\(first)"
      case _ where stack.ids.last == 3: "The new screen has the id 3, but `push` returned \(next)."
      case 1:
        """
        Screen 1 was popped, but the next screen is 1 again. The number of screens goes down with \
        a pop, and so does the top screen's id. The stack has to count the ids it has given out.
        """
      case 2: "Screen 2 was popped with the screen below it, but the next screen is 2 again."
      default: "After 0, 1 and 2 comes 3, but here \(next)."
      }
    #expect(next == 3, comment)
  }

  @Test("An id is not an index") func noIndex() {
    var (stack, _) = stack(7, 8)
    _ = stack.pop(from: 1)
    let ids = [9, 10].map { stack.push(Fact(number: $0)) }
    guard isWhole(stack) else { return }
    let start = stack.ids
    let found = ids.map { stack[id: $0]?.number }
    let gone = (stack[id: 1]?.number, stack.pop(from: 1))
    let left = stack.ids
    stack[id: 1] = Fact(number: 80)
    let isSet = numbers(stack).contains(80)
    let isPushed = stack.screens.count > left.count
    let popped = stack.pop(from: 2)
    let comment: Comment =
      switch (ids, gone) {
      case _ where !pushes: "\(first)"
      case _ where ids != [2, 3]: "Each push needs an id of its own: fix that first."
      case _ where start != [0, 2, 3]: "A pop has to work: fix that first."
      case ([2, 3], (9, _)):
        "Screen 1 is gone, but the subscript finds the one at index 1, whose id is 2."
      case ([2, 3], (let screen?, _)):
        "Screen 1 is gone, but the subscript still finds one for 1: \(screen)."
      case _ where found == [nil, nil]:
        "The screens 2 and 3 are there, but the subscript doesn't find them."
      case _ where left != [0, 2, 3]:
        """
        Screen 1 is gone, but popping it again popped \(gone.1). An id that isn't there pops \
        nothing, whatever is at that index or has a greater id.
        """
      case _ where gone.1 != []:
        "Screen 1 is gone. Popping it again pops nothing, but returned \(gone.1)."
      case _ where isPushed:
        "Screen 1 is gone, but setting it pushed a screen. Only `push` does that."
      case _ where isSet:
        "Screen 1 is gone, but setting it replaced another, whose id is 2: an id isn't an index."
      default:
        "The ids are 0, 2 and 3. Popping 2 pops 2 and 3; here it popped \(popped)."
      }
    #expect(
      found == [9, 10] && gone.0 == nil && gone.1 == [] && left == [0, 2, 3] && !isSet
        && popped == [2, 3],
      comment
    )
  }

  @Test("An emptied stack keeps counting") func emptied() {
    var (stack, _) = stack(7, 8)
    _ = stack.pop(from: 0)
    let left = stack.ids
    let next = [stack.push(Fact(number: 9)), stack.push(Fact(number: 10))]
    let comment: Comment =
      switch next {
      case _ where !pushes: "\(first)"
      case [0, 1]:
        """
        All screens were popped, and the ids begin at 0 again. An answer for the old screen 0 may \
        still be on its way.
        """
      case _ where left != []:
        "Screen 0 was popped, but the ids \(left) are left. It is popped like any other."
      default: "After 0 and 1 come 2 and 3, but here \(next)."
      }
    #expect(next == [2, 3] && left == [], comment)
  }

  @Test("An answer reaches the screen that asked, or none") func lateAnswer() {
    var (stack, ids) = stack(7, 8)
    stack[id: ids[0]]?.fact = "7 is prime."
    _ = stack.pop(from: ids[1])
    _ = stack.push(Fact(number: 9))
    guard isWhole(stack) else { return }
    stack[id: ids[1]]?.fact = "8 is a cube."
    let facts = stack.screens.map(\.fact)
    let comment: Comment =
      switch facts {
      case _ where !pushes: "\(first)"
      case [nil, nil]:
        "The answer for 7 was set under its screen's id, but the screen doesn't have it."
      case ["7 is prime.", "8 is a cube."]:
        "8 asked and was popped, 9 was pushed, and shows the fact about 8: both had the same id."
      case ["8 is a cube.", nil]: "The answer for a popped screen was given to the screen below."
      default: "7 has its fact, and 9 has none; here: \(facts)."
      }
    #expect(facts == ["7 is prime.", nil] && numbers(stack) == [7, 9], comment)
  }

  @Test("Setting nil, or an id that isn't there, changes nothing") func setUnknown() {
    var (stack, _) = stack(7, 8, 9)
    stack[id: 1] = Fact(number: 80)
    let (replaced, ids) = (numbers(stack), stack.ids)
    stack[id: 1] = nil
    let afterNil = numbers(stack)
    stack[id: 3] = Fact(number: 10)
    let afterNew = numbers(stack)
    let next = stack.push(Fact(number: 11))
    let comment: Comment =
      switch (replaced, afterNil, afterNew) {
      case _ where !pushes: "\(first)"
      case ([7, 8, 9], _, _): "Screen 1 was replaced, but it is unchanged."
      case ([7, 80, 9], _, _) where ids != [0, 1, 2]:
        "Screen 1 was replaced, and the ids are \(ids). The new screen keeps its id."
      case ([7, 80, 9], [7, 9], _), ([7, 80, 9], [7], _):
        "Setting nil popped the screen. Only `pop(from:)` pops; setting nil changes nothing."
      case ([7, 80, 9], [7, 80, 9], [7, 80, 9, 10]):
        "Setting an id that wasn't given out yet pushed a screen. Only `push` does that."
      case ([7, 80, 9], [7, 80, 9], [7, 80, 9]):
        "After 0, 1 and 2, a push returns 3, but here \(next): only a push uses up an id."
      default: "Screen 1 is replaced in its place, and nothing else changes. Here: \(afterNew)."
      }
    #expect(
      replaced == [7, 80, 9] && ids == [0, 1, 2] && afterNil == replaced && afterNew == replaced
        && next == 3,
      comment
    )
  }
}
