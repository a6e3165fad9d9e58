import Chapter04Modern
import Testing

@testable import Chapter04Core

@MainActor
@Suite("Cancelling a part of an effect", .timeLimit(.minutes(5)))
struct TaskCancellationTests {
  private enum Action: Equatable, Sendable { case upload, uploaded, ended, stop }

  private func uploads(_ clock: TestClock<Duration>) -> some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .upload:
        return .run { send in
          try? await withTaskCancellation(id: "upload", cancelInFlight: true) {
            try await clock.sleep(for: .seconds(1))
            await send(.uploaded)
          }
          await send(.ended)
        }
      case .stop: return .cancel(id: "upload")
      case .uploaded:
        state += 1
        return .none
      case .ended: return .none
      }
    }
  }

  private func store(_ clock: TestClock<Duration>) -> TestStore<Int, Action> {
    TestStore(initialState: 0) { uploads(clock) }
  }

  @Test("Waiting for an effect that outlives its store ends when its work is done")
  func outlivesItsStore() async {
    let (begun, end) = (Gate(), Gate())
    let isDone = Locked(false)
    var store: Store<Int, Void>? = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in
        .run { _ in
          // Work that ignores the cancellation.
          await Task.detached { try? await begun.wait() }.value
          await withTaskCancellation(id: "part") {}
          await Task.detached { try? await end.wait() }.value
          isDone.withLock { $0 = true }
        }
      }
    }
    let task = store?.send(())
    await begun.isReached()
    store = nil
    begun.open()
    await end.isReached()
    let waiting = Task {
      await task?.finish()
      return isDone.value
    }
    for _ in 1...1_000 { await Task.yield() }
    end.open()
    #expect(await waiting.value)
  }

  @Test("The part is cancelled by its id, and the effect continues")
  func cancelled() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send(.upload)
    await store.send(.stop)
    await store.receive(.ended)
    await clock.advance(by: .seconds(1))
  }

  @Test("cancelInFlight ends the part that runs under the id already")
  func cancelInFlight() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send(.upload)
    await store.send(.upload)
    await store.receive(.ended)
    await clock.advance(by: .seconds(1))
    await store.receive(.uploaded) { $0 = 1 }
    await store.receive(.ended)
  }

  @Test(
    "Where dependencies are overridden, a part is still its effect's",
    arguments: ["one", "all"]
  )
  func overridden(_ what: String) async {
    let begun = AsyncStream<Void>.makeStream()
    let work: @Sendable () async throws -> Void = {
      try await withTaskCancellation(id: "part") {
        begun.continuation.finish()
        try await Task.never()
      }
    }
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isStart in
        guard isStart else { return .cancel(id: "part") }
        return .run { _ in
          switch what {
          case "one":
            try await withDependencies {
              $0.greeting = ""
            } operation: {
              try await work()
            }
          default:
            try await withDependencies {
              $0 = .test
            } operation: {
              try await work()
            }
          }
        }
      }
    }
    let task = store.send(true)
    for await _ in begun.stream {}
    #expect(store.effects.keyCount == 1)
    store.send(false)
    #expect(store.effects.keyCount == 0)
    task.cancel()
    await task.finish()
  }

  @Test("Nothing stays in the table, whether the part ended or was cancelled")
  func emptyTable() async {
    let clock = TestClock()
    let store = Store(initialState: 0) { uploads(clock) }
    for cancel in [true, false] {
      let task = store.send(.upload)
      await clock.advance()
      if cancel { store.send(.stop) } else { await clock.advance(by: .seconds(1)) }
      await task.finish()
      #expect(store.effects.keyCount == 0)
    }
  }

  @Test("The part ends with its effect")
  func endsWithTheEffect() async {
    let ended = Locked(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { _, action in
        guard action == .upload else { return .none }
        return .run { _ in
          await withTaskCancellation(id: "part") {
            try? await Task.never()
            ended.withLock { $0 = true }
          }
        }
      }
    }
    let task = await store.send(.upload)
    await task.cancel()
    #expect(ended.value)
  }

  @Test("Task.cancel in another effect reaches a feature's own parts, not its sibling's")
  func path() async {
    let store = TestStore(initialState: Rows.State()) { Rows() }
    await store.send(\.rows[id: 1], .start)
    await store.send(\.rows[id: 2], .start)
    await store.send(\.rows[id: 1], .stop)
    await store.receive(\.rows[id: 1], .ended)
    await store.send(.stopAll)
    await store.receive(\.rows[id: 2], .ended)
  }

  @Test("What the work returns and throws is returned and thrown")
  func results() async {
    struct Failure: Error {}
    #expect(await withTaskCancellation(id: 1) { 42 } == 42)
    await #expect(throws: Failure.self) {
      try await withTaskCancellation(id: 1) { throw Failure() }
    }
  }

  @Test("Outside of an effect Task.cancel ends the work, and so does the end of the task")
  func outside() async {
    let gate = Gate()
    let byID = Task { try await withTaskCancellation(id: "outside") { try await gate.wait() } }
    await gate.isReached()
    Task.cancel(id: "outside")
    await #expect(throws: CancellationError.self) { try await byID.value }
    let byTask = Task { try await withTaskCancellation(id: "outside") { try await Task.never() } }
    byTask.cancel()
    await #expect(throws: CancellationError.self) { try await byTask.value }
  }

  @Test("An effect that cancels itself ends immediately, and its error handler isn't called")
  func itself() async {
    let isCancelled = Locked(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { _, action in
        guard action == .upload else { return .none }
        return .run { send in
          Task.cancel(id: "self")
          isCancelled.withLock { $0 = Task.isCancelled }
          try Task.checkCancellation()
          await send(.uploaded)
        } catch: { _, send in
          await send(.ended)
        }
        .cancellable(id: "self")
      }
    }
    await store.send(.upload).finish()
    #expect(isCancelled.value)
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action: Equatable { case start, stop, ended }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { send in
        try? await withTaskCancellation(id: "row") { try await Task.never() }
        await send(.ended)
      }
    case .stop: return .run { _ in Task.cancel(id: "row") }
    case .ended: return .none
    }
  }
}

private struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
  }
  enum Action: Equatable, CasePathable {
    case rows(IdentifiedActionOf<Row>)
    case stopAll

    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in action == .stopAll ? .cancel(id: "row") : .none }
      .forEach(\.rows, action: \.rows) { Row() }
  }
}
