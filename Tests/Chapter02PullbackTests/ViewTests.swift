import Chapter02Pullback
import Testing

private struct Pair: Equatable {
  var number = 0
  var word = ""
}

private enum PairAction: Equatable {
  case number(Int)
  case word(String)
}

private func pairReducer(_ pair: inout Pair, _ action: PairAction) {
  switch action {
  case .number(let step): pair.number += step
  case .word(let letter): pair.word += letter
  }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

@Suite struct ViewTests {
  private let parent = Store(value: Pair(), reducer: pairReducer)

  private func numbers() -> Store<Int, Int> {
    parent.view(value: \.number, action: PairAction.number)
  }

  @Test("A view starts with its part of the current value") func start() {
    parent.send(.number(3))
    #expect(numbers().value == 3)
  }

  // R2.7
  @Test("What is sent to the parent reaches the view, even if a second view sent it") func down() {
    let (first, second) = (numbers(), numbers())
    var seen: [Int] = []
    let token = first.observe { seen.append($0) }
    parent.send(.number(1))
    second.send(1)
    #expect(seen == [1, 2])
    #expect([first.value, second.value, parent.value.number] == [2, 2, 2])
    withExtendedLifetime(token) {}
  }

  // R2.7
  @Test("What is sent to the view reaches the parent, embedded in its action") func up() {
    var sent: [PairAction] = []
    let parent = Store<Pair, PairAction>(value: Pair()) { pair, action in
      sent.append(action)
      pairReducer(&pair, action)
    }
    let view = parent.view(value: \.number, action: PairAction.number)
    view.send(5)
    #expect(sent == [.number(5)])
    #expect(parent.value == Pair(number: 5))
    #expect(view.value == 5)
  }

  // R2.7
  @Test("Views of views chain, up and down") func grandchildren() {
    let child = parent.view(value: { $0 }, action: { (action: PairAction) in action })
    let grandchild = child.view(value: \.number, action: PairAction.number)
    let great = grandchild.view(value: { "\($0)" }, action: { (word: String) in word.count })
    great.send("four")
    #expect(parent.value.number == 4)
    #expect([grandchild.value, child.value.number] == [4, 4])
    parent.send(.number(1))
    #expect(great.value == "5")
  }

  @Test("An observer that reads the view finds the value it was given") func givenEqualsRead() {
    let view = numbers()
    var pairs: [[Int]] = []
    let token = view.observe { [unowned view] in pairs.append([$0, view.value]) }
    view.send(1)
    parent.send(.number(1))
    #expect(pairs == [[1, 1], [2, 2]])
    withExtendedLifetime(token) {}
  }

  @Test("A send from a view's observer waits until all, at every level, have seen the value")
  func queue() {
    let view = numbers()
    var log: [String] = []
    let tokens = [
      view.observe { [unowned view] number in
        log.append("first \(number)")
        if log.count == 1 { view.send(10) }
      },
      view.observe { log.append("second \($0)") },
      parent.observe { log.append("parent \($0.number)") },
    ]
    parent.send(.number(1))
    #expect(
      log == ["first 1", "second 1", "parent 1", "first 11", "second 11", "parent 11"]
    )
    withExtendedLifetime(tokens) {}
  }

  @Test("Actions sent through a view and to its parent run in the order of sending")
  func oneQueue() {
    let parent = Store(value: [Int]()) { (sent: inout [Int], next: Int) in sent.append(next) }
    let view = parent.view(value: { $0 }, action: { (next: Int) in next })
    var next = 2
    let tokens = [
      view.observe { [unowned view] _ in
        if next == 2 {
          next = 3
          view.send(2)
        }
      },
      parent.observe { [unowned parent] _ in
        if next == 3 {
          next = 4
          parent.send(3)
        }
      },
    ]
    view.send(1)
    #expect(parent.value == [1, 2, 3], "There is one queue, the parent's.")
    withExtendedLifetime(tokens) {}
  }

  // R2.7
  @Test("A dropped view is freed, and the parent calls none of its functions any more")
  func dropped() {
    var transforms = 0
    var view: Store<Int, Int>? = parent.view(
      value: {
        transforms += 1
        return $0.number
      },
      action: PairAction.number
    )
    let weakView = Weak(object: view)
    withExtendedLifetime(view) {}
    view = nil
    #expect(weakView.object == nil)
    parent.send(.number(1))
    #expect(transforms == 1, "once when it was made")
  }

  // R2.7
  @Test("A view alone keeps its parent and works; dropping it frees the parent")
  func keepsItsParent() {
    var parent: Store? = Store(value: Pair(), reducer: pairReducer)
    let weakParent = Weak(object: parent)
    var view = parent?.view(value: \.number, action: PairAction.number)
      .view(value: { $0 * 10 }, action: { (step: Int) in step })
      .removeDuplicates(by: ==)
    parent = nil
    #expect(weakParent.object != nil)
    view?.send(2)
    #expect(view?.value == 20)
    view = nil
    #expect(weakParent.object == nil)
  }

  @Test("A view dropped during a notification isn't notified any more") func droppedMeanwhile() {
    var transforms = 0
    var view: Store<Int, Int>?
    let dropper = parent.observe { _ in view = nil }
    view = parent.view(
      value: {
        transforms += 1
        return $0.number
      },
      action: PairAction.number
    )
    parent.send(.number(1))
    #expect(transforms == 1)
    #expect(view == nil)
    withExtendedLifetime(dropper) {}
  }

  // R2.8
  @Test(
    "One transform and one emission per level per send, wherever it is sent",
    arguments: 0..<3
  )
  func counts(level: Int) {
    var transforms = [0, 0]
    var emissions = [0, 0, 0]
    let child = parent.view(
      value: {
        transforms[0] += 1
        return $0.number
      },
      action: PairAction.number
    )
    let grandchild = child.view(
      value: {
        transforms[1] += 1
        return "\($0)"
      },
      action: { (word: String) in word.count }
    )
    let tokens = [
      parent.observe { _ in emissions[0] += 1 },
      child.observe { _ in emissions[1] += 1 },
      grandchild.observe { _ in emissions[2] += 1 },
    ]
    #expect(transforms == [1, 1], "when the views were made")
    for _ in 1...3 {
      switch level {
      case 0: parent.send(.number(1))
      case 1: child.send(1)
      default: grandchild.send("x")
      }
    }
    #expect(transforms == [4, 4])
    #expect(emissions == [3, 3, 3])
    withExtendedLifetime(tokens) {}
  }

  // R2.8
  @Test("A view does not remove duplicates by itself") func duplicates() {
    let view = numbers()
    var seen: [Int] = []
    let token = view.observe { seen.append($0) }
    parent.send(.word("a"))
    parent.send(.word("b"))
    #expect(seen == [0, 0])
    withExtendedLifetime(token) {}
  }

  @Test("100,000 chained sends through a view do not overflow the stack") func longChain() {
    let view = numbers()
    var notifications = 0  // they end also where the value never gets to 100,000
    let chain = view.observe { [unowned view] _ in
      notifications += 1
      if notifications < 100_000 { view.send(1) }
    }
    view.send(1)
    #expect(view.value == 100_000)
    withExtendedLifetime(chain) {}
  }
}
