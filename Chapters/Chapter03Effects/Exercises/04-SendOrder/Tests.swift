import Testing

@Suite struct SendOrderTests {
  // MARK: - The prediction

  @Test("The prediction is what a recursive send does") func predicted() {
    let real = [1, 2, 4, 5, 3, 6]
    let why =
      switch prediction {
      case [1, 2, 3, 4, 5, 6]:
        """
        This is the order for a store with a queue. Here 2 is sent while the loop is still at the \
        first effect of 1, and everything that follows from 2 comes before the loop goes on to 3.
        """
      case [4, 5, 2, 6, 3, 1], [1, 4, 5, 2, 6, 3]:
        "An action is reduced before its effects are performed: 2 reaches the reducer before 4."
      case [1, 3, 6, 2, 5, 4], [1, 3, 6, 2, 4, 5]:
        "The effects of an action are performed from the first to the last: 2 comes before 3."
      case [1, 2, 4, 3, 5, 6], [1, 2, 4, 3, 6, 5]:
        "2 has two effects, and both are performed before the `send` of 2 returns."
      case _ where prediction.sorted() != real.sorted():
        "Six actions reach the reducer, each of them once: 1 and what follows from it."
      case _ where prediction.last == 3:
        "6 is sent by an effect of 3. It can't reach the reducer before 3 does."
      default:
        "Follow the calls: what does the `send` of 2 do before it returns to the loop of 1?"
      }
    #expect(prediction == real, "\(why)")
  }

  // MARK: - The store

  @Test("All actions are handled before the first send returns") func handled() {  // starter passes
    let run = Run(tree)
    let reduced = run.reduced
    let later = Run(tree, then: [9]).reduced
    let comment: Comment =
      switch reduced {
      case []: "1 was sent, but no action reached the reducer."
      case [1] where run.sent == []: "1 was reduced, but none of its effects was performed."
      case [1] where later.count > 2:
        """
        When `send` returned, 2 and 3 were still waiting. The next `send` from outside handled \
        them.
        """
      case [1]: "The effects of 1 sent 2 and 3, but these got lost."
      case [1, 2, 4]: "Only the first of the actions that each one leads to was handled."
      case [1, 3, 6]: "Only the last of the actions that each one leads to was handled."
      case [1, 2, 3]:
        """
        2 and 3 were handled, but the actions that followed weren't: take actions until none is \
        left.
        """
      case _ where Set(reduced).count < reduced.count:
        "An action reached the reducer more than once: \(reduced)."
      default: "1 leads to 2 and 3, 2 to 4 and 5, 3 to 6, and each is handled once."
      }
    #expect(reduced.sorted() == [1, 2, 3, 4, 5, 6], comment)
  }

  @Test("Actions are handled in the order in which they were sent") func order() {
    let run = Run(tree)
    let reduced = run.reduced
    guard reduced.sorted() == [1, 2, 3, 4, 5, 6] else {
      Issue.record("Not every action reached the reducer once: \(reduced).")
      return
    }
    let why =
      switch reduced {
      case [1, 2, 4, 5, 3, 6]:
        """
        This is still the order of the recursion: what followed from 2 was handled before 3, which \
        was sent earlier.
        """
      case _ where run.sent.first == 3:
        "The effects of an action are performed from the first to the last: 2 is sent before 3."
      case [1, 3, 6, 2, 5, 4]:
        "The action sent last was handled first. Add at the end, and take from the front."
      case [1, 3, 2, 6, 5, 4], [1, 3, 2, 6, 4, 5], [1, 3, 2, 5, 4, 6]:
        "3 was handled before 2, which was sent earlier. Add at the end, and take from the front."
      default:
        """
        The actions are sent in the order 1, 2, 3, 4, 5, 6, but were handled in the order \
        \(reduced).
        """
      }
    #expect(reduced == [1, 2, 3, 4, 5, 6], "\(why)")
  }

  @Test("An effect is performed once, after its action") func effectsOnce() {  // starter passes
    var performed: [Int: Int] = [:]
    let store = Store<Void, Int>(state: ()) { _, number in
      guard number == 1 else { return [] }
      return [2, 3].map { next in
        { send in
          performed[next, default: 0] += 1
          send(next)
        }
      }
    }
    store.send(1)
    for next in [2, 3] {
      let times = performed[next] ?? 0
      #expect(
        times == 1,
        times == 0
          ? "The effect that sends \(next) was never performed."
          : "The effect that sends \(next) was performed \(times) times."
      )
    }

    var reduced: [Int] = []
    let other = Store<Void, Int>(state: ()) { _, number in
      reduced.append(number)
      guard number == 1 else { return [] }
      return [
        { send in
          send(2)
          send(3)
        }
      ]
    }
    other.send(1)
    if !performed.isEmpty {
      #expect(
        reduced.sorted() == [1, 2, 3],
        "One effect sent 2 and 3, and each reaches the reducer once. The reducer got \(reduced)."
      )
    }
  }

  @Test("An action that an effect sends later is handled, too") func later() {  // starter passes
    var answer: ((Int) -> Void)?
    var reduced: [Int] = []
    let store = Store<Void, Int>(state: ()) { _, number in
      reduced.append(number)
      switch number {
      case 1: return [{ send in answer = answer ?? send }]
      case 4: return [{ send in send(5) }]
      default: return []
      }
    }
    store.send(1)
    answer?(2)
    let beforeThree = reduced
    store.send(3)
    let comment: Comment =
      switch reduced {
      case [1]: "After the first `send`, no other did anything: is a flag still set?"
      case [1, 3] where answer == nil: "The effect of 1 was never performed."
      case [1, 3]:
        "The effect answered after `send` had returned, but its action was never handled."
      case [1, 3, 2], [1, 2]: "An action waited, but nothing was being handled."
      case _ where reduced.filter { $0 == 1 }.count > 1:
        "1 was handled again with a later action: an action leaves the queue for good."
      case [1, 2, 3] where beforeThree == [1]:
        """
        The effect answered 2 after `send` had returned, and 2 waited for the next `send`. Nothing \
        was being handled, so it has to be handled at once.
        """
      default: "1 was sent, the effect answered 2, then 3 was sent. Each is handled when it comes."
      }
    #expect((beforeThree, reduced) == ([1, 2], [1, 2, 3]), comment)
    guard reduced == [1, 2, 3] else { return }
    answer?(4)
    #expect(
      reduced == [1, 2, 3, 4, 5],
      reduced == [1, 2, 3, 4]
        ? "The effect answered 4 later, and 4 leads to 5, just as if it had come at once."
        : "The effect answered again, with 4, which leads to 5. It may answer many times."
    )
  }

  @Test("An effect that may still answer doesn't keep the store")  // starter passes
  func freed() {
    var answer: ((Int) -> Void)?
    var store: Store<Void, Int>? = Store(state: ()) { _, number in
      number == 1 ? [{ send in answer = send }] : []
    }
    store?.send(1)
    weak let weakStore = store
    store = nil
    #expect(
      weakStore == nil,
      """
      Nobody uses the store any more, but an effect that hasn't answered keeps it: the closure \
      passed to the effect captures the store strongly.
      """
    )
    answer?(2)  // It comes too late, and does nothing.
  }

  @Test("Each action finds the state that the last one left") func state() {  // starter passes
    let store = Store<Int, Int>(state: 0) { state, number in
      state = state &* 10 &+ number
      return number < 3 ? [{ send in send(number + 1) }] : []
    }
    store.send(1)
    let comment: Comment =
      switch store.state {
      case 0: "The actions changed copies, and the store's state stayed the same."
      case 1: "Only the first action's change arrived in the state."
      case 3: "Each action started from the first state, not from where the last one ended."
      default: "Each action appends its digit: from 1 to 12, to 123."
      }
    #expect(store.state == 123, comment)
  }

  @Test("A long chain uses no more stack than a short one") func noRecursion() {
    let (short, long) = (stack(ofChain: 2), stack(ofChain: 200))
    #expect(
      long - short < 2_000,
      """
      In a chain of 200 actions, each was handled deeper in the stack than the one before: `send` \
      is still a call inside a call. 100,000 of them would end the program.
      """
    )
    guard long - short < 2_000 else { return }
    var count = 0
    let store = Store<Void, Void>(state: ()) { _, _ in
      count += 1
      return count < 1_100 ? [{ send in send(()) }] : []
    }
    store.send(())
    #expect(
      count == 1_100,
      "A chain of 1,100 actions ended after \(count). Handle actions until none is left."
    )
  }

  // MARK: -

  private let tree = [1: [2, 3], 2: [4, 5], 3: [6]]

  /// What reaches the reducer when actions are sent one after the other.
  private struct Run {
    private(set) var reduced: [Int] = []
    /// What the effects sent, in order.
    private(set) var sent: [Int] = []

    init(_ tree: [Int: [Int]], then later: [Int] = []) {
      var (reduced, sent) = ([Int](), [Int]())
      let store = Store<Void, Int>(state: ()) { _, number in
        reduced.append(number)
        if reduced.count > 1_000 {
          fatalError(
            "Six actions were sent, and \(number) is handled forever. Take it out of the queue."
          )
        }
        return (tree[number] ?? []).map { next in
          { send in
            sent.append(next)
            send(next)
          }
        }
      }
      for number in [1] + later where reduced.count < 100 { store.send(number) }
      (self.reduced, self.sent) = (reduced, sent)
    }
  }

  /// How far apart in the stack the first and the last action of a chain are, in bytes.
  private func stack(ofChain length: Int) -> Int {
    var (count, top, bottom) = (0, 0, 0)
    let store = Store<Void, Void>(state: ()) { _, _ in
      count += 1
      var mark = 0
      let place = withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
      if count == 1 { top = place }
      bottom = place
      return count < length ? [{ send in send(()) }] : []
    }
    store.send(())
    return top - bottom
  }
}
