import Chapter03Effects
import Diagnostics
import Dispatch
import IssueTesting
import Testing

private struct Profile: Equatable {
  var name = "Blob"
  var favorites = [2, 3]
}

private struct State: Equatable {
  var count = 0
  var isLoading = false
  var profile = Profile()
}

private enum Action: Equatable {
  case up
  case loadTapped, cancelTapped
  case loaded([Int])
  case tickTapped
  case ticked
  case saveTapped
  case reloadTapped
}

private struct Environment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var load: () -> Effect<[Int], Never> = { Effect(value: [5]) }
  var save: ([Int]) -> Void = { _ in }
}

private typealias Feature = TestStore<State, Action, Environment>

private let reducer = Reducer<State, Action, Environment> { state, action, environment in
  switch action {
  case .up:
    state.count += 1
    return .none
  case .loadTapped:
    state.isLoading = true
    return environment.load()
      .deferred(for: .seconds(1), scheduler: environment.mainQueue)
      .map(Action.loaded)
      .cancellable(id: "load", cancelInFlight: true)
  case .cancelTapped:
    state.isLoading = false
    return .cancel(id: "load")
  case .loaded(let favorites):
    state.isLoading = false
    state.profile.favorites = favorites
    return .none
  case .tickTapped:
    return .merge(Effect(value: .ticked), Effect(value: .ticked))
  case .ticked:
    state.count += 1
    return .none
  case .saveTapped:
    let favorites = state.profile.favorites
    return .fireAndForget { environment.save(favorites) }
  case .reloadTapped:
    return Effect(value: .loadTapped)
  }
}

@Suite struct TestStoreTests {
  private let scheduler = DispatchQueue.test

  private func feature() -> Feature {
    TestStore(
      initialState: State(),
      reducer: reducer,
      environment: Environment(mainQueue: scheduler.eraseToAnyScheduler())
    )
  }

  @Test("Steps that state everything pass, as a list and as methods") func pass() {
    let store = feature()
    store.assert(
      .send(.up) { $0.count = 1 },
      .send(.loadTapped) { $0.isLoading = true },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.loaded([5])) {
        $0.isLoading = false
        $0.profile.favorites = [5]
      }
    )
    #expect(store.state.profile.favorites == [5])
    store.send(.loadTapped) { $0.isLoading = true }
    store.send(.cancelTapped) { $0.isLoading = false }
  }

  @Test("Fire-and-forget effects and effects of several values just work") func noTrouble() {
    var saved: [[Int]] = []
    feature().assert(
      .environment { $0.save = { saved.append($0) } },
      .send(.saveTapped),
      .do { #expect(saved == [[2, 3]]) },
      .send(.tickTapped),
      .receive(.ticked) { $0.count = 1 },
      .receive(.ticked) { $0.count = 2 }
    )
  }

  @Test("Steps can be named and reused") func sequence() {
    func load(_ favorites: [Int]) -> Feature.Step {
      .sequence(
        .environment { $0.load = { Effect(value: favorites) } },
        .send(.loadTapped) { $0.isLoading = true },
        .do { scheduler.advance(by: .seconds(1)) },
        .receive(.loaded(favorites)) {
          $0.isLoading = false
          $0.profile.favorites = favorites
        }
      )
    }
    feature().assert(load([7]), load([11, 13]))
  }

  /// Takes steps that fail, and checks that they do, at their line and with this text.
  private func expectFailure(
    at line: Int,
    _ texts: String...,
    without absent: [String] = [],
    in steps: (Feature) -> Void
  ) {
    let failures = reportedIssues { steps(feature()) }
    #expect(failures.count == 1, "One mistake gives one failure.")
    #expect(failures.first?.line == line)
    #expect(failures.first?.fileID == #fileID)
    let text = failures.first?.message ?? ""
    #expect(texts.filter { !text.contains($0) } == [], "\(text)")
    #expect(absent.filter { text.contains($0) } == [], "\(text)")
  }

  @Suite struct Faults {
    private let tests = TestStoreTests()

    // R3.13
    @Test("1. State that differs fails with the changed fields, and only those") func differs() {
      tests.expectFailure(
        at: #line + 6,
        "The state after .up isn't what this step states:\n  count: expected 2, was 1",
        without: ["profile", "isLoading"]
      ) { store in
        store.assert(
          .do {},
          .send(.up) { $0.count = 2 }
        )
      }
      tests.expectFailure(
        at: #line + 6,
        "The state after .loaded([5]) isn't what this step states:",
        "\n  profile.name: expected \"Blob Jr.\", was \"Blob\"",
        "\n  profile.favorites[0]: expected 7, was 5",
        without: ["count", "isLoading"]
      ) { store in
        store.send(.loaded([5])) {
          $0.profile.name = "Blob Jr."
          $0.profile.favorites = [7]
        }
      }
    }

    // R3.13
    @Test("2. A change that no step states fails") func unstated() {
      tests.expectFailure(
        at: #line + 4,
        ".up changed the state, and this step states no change:\n  count: expected 0, was 1",
        without: ["profile"]
      ) { store in
        store.send(.up)
      }
      tests.expectFailure(
        at: #line + 8,
        """
        The state after .loaded([5]) isn't what this step states:\n  isLoading: expected true, was \
        false
        """,
        without: ["favorites"]
      ) { store in
        store.send(.loadTapped) { $0.isLoading = true }
        store.send(.loaded([5])) { $0.profile.favorites = [5] }
        store.send(.cancelTapped)
      }
    }

    // R3.13
    @Test("3. A step that states a change that did not happen fails") func didNotHappen() {
      tests.expectFailure(
        at: #line + 4,
        ".saveTapped changed nothing, and this step states a change:\n  count: expected 1, was 0",
        without: ["profile"]
      ) { store in
        store.send(.saveTapped) { $0.count = 1 }
      }
      tests.expectFailure(
        at: #line + 3,
        "This step's closure changes nothing, and neither did .saveTapped."
      ) { store in
        store.send(.saveTapped) { $0.count = 0 }
      }
    }

    // R3.13
    @Test("4. A wrong action fails, with what differs in it") func wrongAction() {
      tests.expectFailure(
        at: #line + 6,
        "This step expects to receive .loaded([7]), and .loaded([5]) came.",
        "\n  .loaded[0]: expected 7, was 5"
      ) { store in
        store.send(.loadTapped) { $0.isLoading = true }
        tests.scheduler.advance(by: .seconds(1))
        store.receive(.loaded([7])) { $0.profile.favorites = [7] }
      }
      tests.expectFailure(
        at: #line + 5,
        "This step expects to receive .up, and .ticked came."
      ) { store in
        store.assert(
          .send(.tickTapped),
          .receive(.up) { $0.count = 1 },
          .receive(.ticked) { $0.count = 2 }
        )
      }
    }

    // R3.13
    @Test("5. Receiving from nothing fails, and says whether an effect is running") func nothing() {
      tests.expectFailure(
        at: #line + 3,
        "This step expects to receive .ticked, and no action came. No effect is running."
      ) { store in
        store.assert(.receive(.ticked) { $0.count = 1 })
      }
      tests.expectFailure(
        at: #line + 4,
        "no action came. Effects are running, of .loadTapped: does their scheduler have to advance?"
      ) { store in
        store.send(.loadTapped) { $0.isLoading = true }
        store.receive(.loaded([5]))
        store.send(.cancelTapped) { $0.isLoading = false }
      }
    }

    // R3.13
    @Test("6. Sending while actions wait fails, and names them; they can still be received")
    func sendingWhileWaiting() {
      tests.expectFailure(
        at: #line + 7,
        """
        .up is sent while actions that effects have sent still wait to be received: .ticked, \
        .ticked.
        """
      ) { store in
        store.send(.tickTapped)
        store.send(.up) { $0.count = 3 }
        store.receive(.ticked) { $0.count = 1 }
        store.receive(.ticked) { $0.count = 2 }
        store.send(.up) { $0.count = 4 }
      }
    }

    @Test("An action that is never received is reported once, whatever is sent or received next")
    func reportedOnce() {
      tests.expectFailure(at: #line + 2, "still wait to be received: .ticked, .ticked.") { store in
        store.send(.tickTapped)
        store.send(.loadTapped) { $0.isLoading = true }
        tests.scheduler.advance(by: .seconds(1))
        store.receive(.loaded([5])) {
          $0.isLoading = false
          $0.profile.favorites = [5]
        }
        store.send(.up) { $0.count = 3 }
      }
      tests.expectFailure(at: #line + 2, "still wait to be received: .ticked, .ticked.") { store in
        store.send(.tickTapped)
        store.send(.up) { $0.count = 3 }
        store.send(.up) { $0.count = 4 }
      }
    }

    @Test("A forbidden send is still compared with the change it states") func forbiddenSend() {
      let failures = reportedIssues {
        let store = tests.feature()
        store.send(.tickTapped)
        store.send(.up) { $0.count = 7 }
      }
      #expect(failures.count == 2)
      #expect(failures.last?.message.contains("count: expected 7, was 3") == true)
    }

    // R3.13
    @Test("7. An action left at the end fails, where it came from") func actionLeft() {
      tests.expectFailure(
        at: #line + 4,
        "An effect that followed from this step sent .ticked, and no step received it."
      ) { store in
        store.assert(
          .send(.tickTapped),
          .receive(.ticked) { $0.count = 1 }
        )
        store.send(.up) { $0.count = 3 }
      }
    }

    // R3.13
    @Test("7. An effect left at the end fails, where it came from") func effectLeft() {
      tests.expectFailure(
        at: #line + 5,
        "An effect of .loadTapped, which followed from this step, is still running at the end."
      ) { store in
        store.assert(
          .send(.up) { $0.count = 1 },
          .send(.reloadTapped),
          .receive(.loadTapped) { $0.isLoading = true }
        )
      }
      tests.expectFailure(
        at: #line + 3,
        "An effect of .loadTapped, which followed from this step, is still running at the end."
      ) { store in
        store.send(.loadTapped) { $0.isLoading = true }
      }
    }

    @Test(
      "After a failure the test store goes on from the actual state: one mistake isn't two failures"
    )
    func goesOn() {
      tests.expectFailure(at: #line + 1, "count: expected 5, was 1") { store in
        store.send(.up) { $0.count = 5 }
        store.send(.up) { $0.count = 2 }
      }
    }
  }

  @Test("An error that a step throws is reported at the step, once, and ends the list")
  func throwingStep() {
    let steps: [Feature.Step] = [
      .send(.up) { _ in throw Refused() },
      .do { throw Refused() },
      .environment { _ in throw Refused() },
      .sequence(.do {}, .do { throw Refused() }),
    ]
    for step in steps {
      #expect(
        reportedIssues {
          feature().assert([
            .send(.loadTapped) { $0.isLoading = true },
            .do { scheduler.advance(by: .milliseconds(500)) },
            step,
            .send(.up) { $0.count = 100 },
          ])
        }.map(\.message) == ["The closure of this step threw an error: Refused()"]
      )
    }
    expectFailure(at: #line + 1, "The closure of this step threw an error: Refused()") { store in
      store.send(.up) { _ in throw Refused() }
      store.send(.up) { $0.count = 2 }
    }
  }

  @Test("A failing #require in a step is one failure, its own") func failingRequire() {
    let texts = Journal<String>()
    let absent: Int? = nil
    withKnownIssue {
      feature().assert(
        .send(.up) { $0.count = try #require(absent) },
        .send(.up) { $0.count = 100 }
      )
    } matching: { issue in
      texts.write("\(issue)")
      return true
    }
    #expect(texts.lines.count == 1)
    #expect(texts.lines.first?.contains("absent") == true)
  }

  @Test("Actions that can't be compared can be sent, and received by what they are")
  func incomparable() {
    enum Opaque {
      case tapped
      case answered(() -> Int)
    }
    func store() -> TestStore<Int, Opaque, Void> {
      TestStore(
        initialState: 0,
        reducer: Reducer { state, action, _ in
          switch action {
          case .tapped: return Effect(value: .answered { 7 })
          case .answered(let answer):
            state = answer()
            return .none
          }
        },
        environment: ()
      )
    }
    func isAnswer(_ action: Opaque) -> Bool {
      if case .answered = action { true } else { false }
    }
    store().assert(
      .send(.tapped),
      .receive(matching: isAnswer) { $0 = 7 }
    )
    let other = store()
    other.send(.tapped)
    #expect(
      reportedIssues {
        other.receive(matching: { !isAnswer($0) }) { $0 = 7 }
      }.map { $0.message.prefix(69) } == [
        "This step expects to receive an action that matches, and .answered((F"
      ]
    )
  }

  @Test("States that differ by == but look the same are reported as such") func lookTheSame() {
    struct Odd: Equatable {
      static func == (left: Odd, right: Odd) -> Bool { false }
    }
    expectReport("They differ by ==, but look the same.") {
      TestStore(initialState: Odd(), reducer: Reducer<Odd, Int, Void>.empty, environment: ()).send(
        1
      )
    }
  }

  @Test("A test store and its environment are freed after the test") func lifetime() {
    var witness: Witness? = Witness()
    let weakWitness = Weak(object: witness)
    do {
      let store = TestStore(
        initialState: 0,
        reducer: Reducer<Int, Int, Witness?>.empty,
        environment: witness
      )
      store.send(1)
    }
    witness = nil
    #expect(weakWitness.object == nil)
  }
}
