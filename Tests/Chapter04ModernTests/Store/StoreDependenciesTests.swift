import Chapter04Modern
import Testing

@Suite("The dependencies of a store", .timeLimit(.minutes(5))) @MainActor
struct StoreDependenciesTests {
  struct Greeter: Reducer {
    @Dependency(\.greeting) var greeting

    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      @Dependency(\.greeting) var now
      state += [greeting, now]
      return action ? .send(false) : .none
    }
  }

  // R4.16
  @Test("A store keeps those that it was made under; the sender's don't count")
  func kept() {
    let store = withDependencies {
      $0.greeting = "hello"
    } operation: {
      Store(initialState: [String]()) { Greeter() }
    }
    store.send(true)
    withDependencies {
      $0.greeting = "bye"
    } operation: {
      _ = store.send(false)
    }
    #expect(store.state == Array(repeating: "hello", count: 6))
  }

  @Test("Those that it changes itself come on top of them")
  func changed() {
    let store = withDependencies {
      $0.greeting = "hello"
      $0.liveOnly = LiveOnly(name: "mine")
    } operation: {
      Store(initialState: "") {
        Reduce<String, Void> { state, _ in
          @Dependency(\.greeting) var greeting
          @Dependency(\.liveOnly.name) var name
          state = "\(greeting) \(name)"
          return .none
        }
      } withDependencies: {
        $0.greeting += "!"
      }
    }
    store.send(())
    #expect(store.state == "hello! mine")
  }

  @Test("A store made with nothing overridden doesn't take the sender's dependencies")
  func nothingOverridden() {
    let store = Store(initialState: [String]()) { Greeter() }
    withDependencies {
      $0.greeting = "sender's"
    } operation: {
      _ = store.send(true)
    }
    #expect(store.state == Array(repeating: "test", count: 4))
  }

  // R4.11a
  @Test("A presented feature and its effects know that they are; a store that they make isn't")
  func inEffect() async {
    let isPresented = LockIsolated<[Bool]>([])
    let presenting = Store(initialState: Presenting.State(child: 0)) {
      Presenting { value in isPresented.withValue { $0.append(value) } }
    }
    await presenting.send(.child(.presented(()))).finish()
    #expect(isPresented.value == [true, true, false])
  }

  /// Presents a child whose effect makes a store of its own.
  struct Presenting: Reducer {
    struct State { @PresentationState var child: Int? }
    enum Action: CasePathable {
      case child(PresentationAction<Void>)
      struct AllCasePaths: Sendable {
        var child: AnyCasePath<Action, PresentationAction<Void>> {
          AnyCasePath(embed: Action.child) { if case .child(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    let note: @Sendable (_ isPresented: Bool) -> Void

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$child, action: \.child) {
          Reduce<Int, Void> { [note] _, _ in
            @Dependency(\.isPresented) var isPresented
            note(isPresented)
            return .run { _ in
              @Dependency(\.isPresented) var isPresented
              note(isPresented)
              await Store(initialState: 0) {
                Reduce<Int, Void> { _, _ in
                  @Dependency(\.isPresented) var isPresented
                  note(isPresented)
                  return .none
                }
              }
              .send(())
            }
          }
        }
    }
  }
}
