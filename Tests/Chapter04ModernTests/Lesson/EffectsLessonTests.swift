import Chapter04Modern
import Testing

// The code of the page "Effects as values", failures included.

enum EffectsLessonTests {
  // snippet.TaskTable
  @MainActor final class TaskTable {
    private var tasks: [AnyHashable: Task<Void, Never>] = [:]

    /// An effect that enters itself under its id, once it runs.
    func cancellable(
      id: some Hashable & Sendable,
      _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> @MainActor @Sendable () async -> Void {
      {
        self.tasks[id]?.cancel()
        let task = Task { await work() }
        self.tasks[id] = task
        await task.value
      }
    }

    func cancel(id: some Hashable & Sendable) {
      tasks[id]?.cancel()
    }
  }
  // snippet.end

  enum CancelID { case price }

  @Suite("A table of closures") @MainActor struct TableTests {
    @Test("Two rows with the same id cancel each other") func siblings() async {
      let table = TaskTable()
      let log = LessonLog()
      // snippet.siblings
      let effects = ["milk", "eggs"].map { row in
        table.cancellable(id: CancelID.price) {
          await Task.yield()
          if !Task.isCancelled { log.append(row) }
        }
      }
      let tasks = effects.map { effect in Task { await effect() } }
      for task in tasks { await task.value }
      #expect(log.all == ["eggs"])  // milk has no price
      // snippet.end
    }

    @Test("A cancel right after the start misses") func late() async {
      let table = TaskTable()
      let log = LessonLog()
      // snippet.late
      let effect = table.cancellable(id: CancelID.price) {
        if !Task.isCancelled { log.append("answer") }
      }
      let task = Task { await effect() }  // the user asks,
      table.cancel(id: CancelID.price)  // and changes their mind
      await task.value
      #expect(log.all == ["answer"])
      // snippet.end
    }
  }

  // snippet.Row
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var price: Int?
    }

    enum Action: Equatable {
      case priceTapped
      case stopTapped
      case priceResponse(Int)
    }

    enum CancelID { case price }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .priceTapped:
        return .run { [id = state.id] send in await send(.priceResponse(10 * id)) }
          .cancellable(id: CancelID.price, cancelInFlight: true)
      case .stopTapped:
        return .cancel(id: CancelID.price)
      case .priceResponse(let price):
        state.price = price
        return .none
      }
    }
  }
  // snippet.end

  struct Rows: Reducer {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1), .init(id: 2)]
      var prices: [Int?] { rows.map(\.price) }
    }

    enum Action: CasePathable {
      case rows(IdentifiedActionOf<Row>)
      case stopAllTapped

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
          AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      // snippet.stopAll
      Reduce { state, action in
        guard case .stopAllTapped = action else { return .none }
        return .cancel(id: Row.CancelID.price)
      }
      .forEach(\.rows, action: \.rows) { Row() }
      // snippet.end
    }
  }

  @Suite("Effects that a store knows") @MainActor struct StoreTests {
    @Test("A cancel right after the start hits, and only this row") func oneRow() async {
      let store = Store(initialState: Rows.State()) { Rows() }
      // snippet.oneRow
      let tasks = [1, 2].map { store.send(.rows(.element(id: $0, action: .priceTapped))) }
      store.send(.rows(.element(id: 1, action: .stopTapped)))
      for task in tasks { await task.finish() }
      #expect(store.prices == [nil, 20])
      // snippet.end
    }

    @Test("A parent cancels what its rows started") func allRows() async {
      let store = Store(initialState: Rows.State()) { Rows() }
      // snippet.allRows
      let tasks = [1, 2].map { store.send(.rows(.element(id: $0, action: .priceTapped))) }
      store.send(.stopAllTapped)
      for task in tasks { await task.finish() }
      #expect(store.prices == [nil, nil])
      // snippet.end
    }

    @Test("To make an effect does nothing") func description() async {
      let log = LessonLog()
      // snippet.description
      let effect = Effect<Int>.run { _ in log.append("work") }
      #expect(log.all == [])

      let store = Store(initialState: 0) { Reduce<Int, Int> { _, _ in .merge(effect, effect) } }
      await store.send(0).finish()
      #expect(log.all == ["work", "work"])
      // snippet.end
    }

    private enum Step { case go, first, second, inner, third }

    @Test("Actions sent immediately are handled before those of a task, each in its turn")
    func order() async {
      // snippet.predictOrder
      let store = Store(initialState: [Step]()) {
        Reduce<[Step], Step> { steps, step in
          steps.append(step)
          switch step {
          case .go: return .merge(.send(.first), .run { await $0(.third) }, .send(.second))
          case .first: return .send(.inner)
          case .second, .inner, .third: return .none
          }
        }
      }
      let task = store.send(.go)
      let atOnce = store.state
      await task.finish()
      // snippet.end
      // snippet.predictOrderAnswer
      #expect(atOnce == [.go, .first, .second, .inner])
      #expect(store.state == [.go, .first, .second, .inner, .third])
      // snippet.end
    }

    @Test("A task lasts until all that followed is done") func finish() async {
      // snippet.refresh
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { count, remaining in
          count += 1
          return remaining == 0 ? .none : .run { await $0(remaining - 1) }
        }
      }
      await store.send(3).finish()
      #expect(store.state == 4)
      // snippet.end
    }
  }

  @Suite("Mapping an effect") @MainActor struct MapTests {
    @Test("The identity changes nothing, and two maps are one") func laws() async {
      func actions(_ effect: Effect<Int>) async -> [Int] {
        let store = Store(initialState: [Int]()) {
          Reduce<[Int], Int> { numbers, number in
            numbers.append(number)
            return number == 0 ? effect : .none
          }
        }
        await store.send(0).finish()
        return store.state
      }
      let effect = Effect<Int>.merge(.send(1), .run { await $0(2) }, .concatenate(.send(3), .none))
      #expect(await actions(effect.map { $0 }) == actions(effect))
      let twice = effect.map { $0 + 1 }.map { $0 * 10 }
      #expect(await actions(twice) == actions(effect.map { ($0 + 1) * 10 }))
      #expect(await actions(twice) == [0, 20, 40, 30])
    }
  }
}
