// The constructs of the pages, once more: a list half-way, a failure, what is around a reducer, and
// a value that two features share.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern
import Migration
import ReducerTesting
import Testing

@testable import MigrationExamples

@MainActor
@Suite("The pages' lists, failures, wrappers and shared values", .timeLimit(.minutes(5)))
struct MoreConstructTests {
  // R5.7
  @Test("A list with its old state, actions and rows does the same in chapter 4") func list() {
    let report = compare(
      subject: { state, action in _ = HalfWayList().reduce(into: &state, action: action) },
      reference: { state, action in _ = listReducer.run(&state, action, ()) },
      from: OldList(rows: [3, 1, 2].map { Row(id: $0) }),
      actions: [.row(id: 1, .tapped), .row(id: 2, .tapped), .row(id: 3, .tapped)]
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R5.7
  @Test(
    "A request's success and failure reach every style",
    arguments: [Result<Int, QuoteError>.success(7), .failure(.offline)]
  )
  func failure(_ result: Result<Int, QuoteError>) async {
    let client = QuoteClient { result.effect }
    let stores = [
      Chapter04Modern.TestStore(initialState: Quote()) {
        Reduce(quoteReducer, environment: client)
      },
      Chapter04Modern.TestStore(initialState: Quote()) { HalfWayQuote(client: client) },
      Chapter04Modern.TestStore(initialState: Quote()) {
        QuoteFeature { () async throws(QuoteError) in try result.get() }
      },
    ]
    for store in stores {
      await store.send(.askTapped)
      await store.receive(.answered(result)) { quoteFunction(&$0, .answered(result)) }
    }
  }

  // R5.7
  @Test("What is around a reducer notes the same in every style") func wrapper() async {
    let notes = Chapter03Effects.Locked([[String]](repeating: [], count: 3))
    func note(_ index: Int) -> @Sendable (String) -> Void {
      { line in notes.withLock { $0[index].append(line) } }
    }
    let old = Store(value: Desktop(), reducer: noting(desktopFunction, note: note(0)))
    let middle = ViewStore(
      Chapter03Effects.Store(
        initialState: Desktop(),
        reducer: desktopReducer.noting(note(1)),
        environment: ()
      )
    )
    let new = Chapter04Modern.Store(initialState: Desktop()) { DesktopFeature().noting(note(2)) }
    for action in [DesktopAction.newTapped, .draft(.typed("ab")), .draft(.closeTapped)] {
      old.send(action)
      middle.send(action)
      await new.send(action).finish()
    }
    let expected = ["newTapped: 0", #"draft(MigrationExamples.DraftAction.typed("ab")): 2"#]
    for lines in notes.withLock({ $0 }) {
      #expect(lines.prefix(2) == expected[...])
      #expect(lines.count == 3)
    }
  }

  // R5.7
  @Test("An old feature and a new one work on one shared name") func shared() async {
    let store = Chapter04Modern.TestStore(
      initialState: HalfWayProfile.State(name: Shared(value: "B"))
    ) {
      HalfWayProfile()
    }
    await store.send(.title(.typed("lob"))) {
      $0.$name.withLock { $0 = "Blob" }
      $0.edits = 1
    }
    #expect(store.state.greeting.name == "Blob")
    await store.send(.greeting(.clearTapped)) { $0.$name.withLock { $0 = "" } }
    #expect(store.state.title == Title(name: "", edits: 1))
  }

  // R5.7
  @Test("A binding reducer sets a field that a store's user assigns") func binding() {
    let store = Chapter04Modern.Store(initialState: FormFeature.State()) { FormFeature() }
    store.name = "Blob"
    #expect(store.withState(\.name) == "Blob")
  }

  // R5.7
  @Test("A scheduler can follow a clock that is a dependency") func dependency() async {
    let clock = TestClock()
    let any: any Clock<Duration> = clock
    let scheduler = AnyScheduler(clock: any)
    var isDone = false
    scheduler.schedule(after: scheduler.now + .seconds(1)) { isDone = true }
    await clock.advance(by: .seconds(1))
    #expect(isDone)
  }
}

extension Result where Failure == QuoteError, Success == Int {
  fileprivate var effect: Chapter03Effects.Effect<Int, QuoteError> {
    switch self {
    case .success(let price): Effect(value: price)
    case .failure(let error): Effect(error: error)
    }
  }
}
