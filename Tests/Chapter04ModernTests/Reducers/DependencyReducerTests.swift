import Chapter04Modern
import Foundation
import Testing

/// Writes down the greeting: in the reducer, in an effect, and in an effect of what the effect
/// sent.
private struct Greeter: Reducer {
  struct State: Equatable { var log: [String] = [] }
  enum Action: CasePathable {
    case greet
    case log(String)
    case again
    struct AllCasePaths: Sendable {
      var log: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.log) { if case .log(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .greet:
        state.log.append("reducer: \(greeting)")
        return .run { send in
          await send(.log("effect: \(greeting)"))
          await send(.again)
          await Task { await send(.log("task: \(greeting)")) }.value
        }
      case .again:
        return .concatenate(
          .run { send in await send(.log("again: \(greeting)")) },
          .run { send in
            struct Failure: Error {}
            throw Failure()
          } catch: { _, send in
            await send(.log("catch: \(greeting)"))
          }
        )
      case .log(let text):
        state.log.append(text)
        return .none
      }
    }
  }
}

@Suite("Dependencies of reducers", .timeLimit(.minutes(5))) @MainActor
struct DependencyReducerTests {
  private func log(_ reducer: some Reducer<Greeter.State, Greeter.Action>) async -> Set<String> {
    let store = Store(initialState: Greeter.State()) {
      reducer
    } withDependencies: {
      $0.greeting = "store"
    }
    await store.send(.greet).finish()
    return Set(store.log)
  }

  private func all(_ greeting: String) -> Set<String> {
    Set(["reducer", "effect", "task", "again", "catch"].map { "\($0): \(greeting)" })
  }

  // R4.16
  @Test(
    "Effects capture the dependencies when made and restore them when run, through effects of effects"
  )
  func captured() async {
    #expect(await log(Greeter()) == all("store"))
  }

  // R4.17
  @Test("An override is for the reducer and its effects; the one nearest to the reducer wins")
  func override() async {
    #expect(await log(Greeter().dependency(\.greeting, "near")) == all("near"))
    #expect(
      await log(Greeter().dependency(\.greeting, "near").dependency(\.greeting, "far"))
        == all("near")
    )
    #expect(
      await log(
        Greeter().transformDependency(\.greeting) { $0 += "!" }.dependency(\.greeting, "far")
      ) == all("far!")
    )
    #expect(
      await log(
        CombineReducers { Greeter().dependency(\.greeting, "near") }.dependency(\.greeting, "far")
      ) == all("near")
    )
  }

  @Test("An override is all that is read of the dependency, which has a test value that reports")
  func unread() async {
    let log = await reported {
      let reducer = Reduce<String, Void> { state, _ in
        @Dependency(\.loud) var loud
        state = loud
        return .none
      }
      .dependency(\.loud, "given")
      let store = Store(initialState: "") { reducer }
      store.send(())
      #expect(store.state == "given")
    }
    #expect(log == [])
  }

  @Test("A part can be overridden, or changed, without using what it replaces")
  func part() {
    let date = Date(timeIntervalSince1970: 5)
    let reducer = Reduce<Date?, Void> { state, _ in
      @Dependency(\.date.now) var now
      state = now
      return .none
    }
    let overridden = Store(initialState: nil) { reducer.dependency(\.date.now, date) }
    overridden.send(())
    #expect(overridden.state == date)
    let transformed = Store(initialState: nil) {
      reducer.transformDependency(\.date.now) { $0 = date }
    }
    transformed.send(())
    #expect(transformed.state == date)
  }

  @Test("What a feature itself doesn't provide is still reported under an override") @MainActor
  func notProvided() async {
    let reducer = Reduce<Date, Void> { state, _ in
      @Dependency(\.date) var date
      state = date.now
      return .none
    }
    .dependency(\.greeting, "given")
    let issues = await reported { Store(initialState: Date()) { reducer }.send(()) }
    #expect(issues.map { $0.message.contains("Unimplemented") } == [true])
  }

  @Test("All values can be changed together, and one by its type")
  func others() async {
    #expect(
      await log(Greeter().transformDependency(\.self) { $0.greeting = "self" }) == all("self")
    )
    struct Reads: Reducer {
      @Dependency(LiveOnly.self) var liveOnly
      func reduce(into state: inout String, action: Void) -> Effect<Void> {
        state = liveOnly.name
        return .none
      }
    }
    var state = ""
    _ = Reads().dependency(LiveOnly(name: "given")).reduce(into: &state, action: ())
    #expect(state == "given")
  }

  @Test("An override ends with its reducer: the sibling below does not see it")
  func ends() async {
    struct Siblings: Reducer {
      var body: some Reducer<Greeter.State, Greeter.Action> {
        Greeter().dependency(\.greeting, "first")
        Greeter()
      }
    }
    let store = Store(initialState: Greeter.State()) {
      Siblings()
    } withDependencies: {
      $0.greeting = "store"
    }
    await store.send(.greet).finish()
    #expect(store.log.prefix(2) == ["reducer: first", "reducer: store"])
    #expect(Set(store.log.filter { $0.hasPrefix("effect") }) == ["effect: first", "effect: store"])
  }

  @Test("An override doesn't reach the receivers of what the reducer's effects send")
  func receivers() async {
    struct Receiver: Reducer {
      struct State: Equatable {
        var child = Greeter.State()
        var log: [String] = []
      }
      enum Action: CasePathable {
        case child(Greeter.Action)
        case log(String)
        struct AllCasePaths: Sendable {
          var child: AnyCasePath<Action, Greeter.Action> {
            AnyCasePath(embed: Action.child) { if case .child(let it) = $0 { it } else { nil } }
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      @Dependency(\.greeting) var greeting
      var body: some ReducerOf<Self> {
        Scope(state: \.child, action: \.child) { Greeter().dependency(\.greeting, "child's") }
        Reduce { state, action in
          switch action {
          case .child:
            state.log.append(greeting)
            return .run { send in await send(.log(greeting)) }
          case .log(let text):
            state.log.append("effect: " + text)
            return .none
          }
        }
      }
    }
    let store = Store(initialState: Receiver.State()) { Receiver() }
    await store.send(.child(.greet)).finish()
    #expect(Set(store.child.log) == all("child's"))
    #expect(Set(store.log) == ["test", "effect: test"])
    let inside = Store(initialState: Receiver.State()) { Receiver() }
    await withDependencies {
      $0.greeting = "sender's"
    } operation: {
      await inside.send(.child(.greet)).finish()
    }
    #expect(Set(inside.log) == ["test", "effect: test"])
  }

  @Test(
    "What an effect does later sees what was current when it was made, not what is current then"
  )
  func later() async {
    let gate = Gate()
    struct Later: Reducer {
      let gate: Gate
      @Dependency(\.greeting) var greeting
      func reduce(into state: inout String, action: String) -> Effect<String> {
        guard action == "start" else {
          state = action
          return .none
        }
        return .run { send in
          try await gate.wait()
          await send(greeting)
        }
      }
    }
    let store = TestStore(initialState: "") {
      Later(gate: gate)
    } withDependencies: {
      $0.greeting = "then"
    }
    await store.send("start")
    store.dependencies.greeting = "now"
    gate.open()
    await store.receive("then") { $0 = "then" }
  }
}
