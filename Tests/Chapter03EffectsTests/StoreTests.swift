import Chapter03Effects
import Testing

@Suite struct StoreTests {
  private enum Tree {
    case tap, next1, next2, end
  }

  /// What happens outside, in order.
  private final class Journal {
    var lines: [Int] = []
  }

  private static let tree = Reducer<Int, Tree, Journal> { _, action, journal in
    func log(_ number: Int) -> Effect<Tree, Never> {
      .fireAndForget { journal.lines.append(number) }
    }
    switch action {
    case .tap: return .merge(Effect(value: .next1), Effect(value: .next2), log(1))
    case .next1: return .merge(Effect(value: .end), log(2))
    case .next2: return log(3)
    case .end: return log(4)
    }
  }

  @Test("Actions that come back at once follow breadth first: 1, 2, 3, 4") func breadthFirst() {
    let journal = Journal()
    let store = Store(initialState: 0, reducer: Self.tree, environment: journal)
    ViewStore(store).send(.tap)
    #expect(journal.lines == [1, 2, 3, 4])
  }

  @Test("100,000 actions that come back at once do not overflow the stack") func longChain() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Void, Void> { count, _, _ in
        count += 1
        return count < 100_000 ? Effect(value: ()) : .none
      },
      environment: ()
    )
    let viewStore = ViewStore(store)
    viewStore.send(())
    #expect(viewStore.state == 100_000)
  }

  @Test("The state is written once per drain: 0, 3") func oncePerDrain() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Void, Void> { count, _, _ in
        count += 1
        return count < 3 ? Effect(value: ()) : .none
      },
      environment: ()
    )
    let viewStore = ViewStore(store)
    var seen: [Int] = []
    let observation = viewStore.observe { seen.append($0) }
    viewStore.send(())
    #expect(seen == [0, 3])
    withExtendedLifetime(observation) {}
  }
}
