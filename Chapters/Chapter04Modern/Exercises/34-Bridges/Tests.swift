import Chapter03Effects
import Chapter04Modern
import ReducerTesting
import Testing

@MainActor @Suite struct BridgesTests {
  /// The old world: notes what was saved and asked, and answers at once.
  private final class World: Sendable {
    let saved = LockIsolated<[Int]>([])
    let asked = LockIsolated<[Int]>([])
    let name: String

    init(_ name: String = "the old client") { self.name = name }

    var environment: AppEnvironment {
      AppEnvironment(
        save: { [saved] count in
          .run { subscriber in
            saved.withValue { $0.append(count) }
            subscriber.send(completion: .finished)
            return AnyCancellable {}
          }
        },
        fetch: { [asked, name] number in
          .run { subscriber in
            asked.withValue { $0.append(number) }
            // It has no answer about a number below 0.
            if number >= 0 { subscriber.send("\(number), says \(name).") }
            subscriber.send(completion: .finished)
            return AnyCancellable {}
          }
        }
      )
    }
  }

  /// The app on one of the two roots.
  @MainActor private struct Screen {
    let world: World
    let send: (AppAction) -> Void
    let app: () -> App

    static func onOldRoot(_ world: World = World()) -> Screen {
      let viewStore = ViewStore(
        Chapter03Effects.Store(
          initialState: App(),
          reducer: oldRoot,
          environment: HalfWay(world.environment)
        )
      )
      return Screen(world: world, send: { viewStore.send($0) }, app: { viewStore.state })
    }

    static func onNewRoot(_ world: World = World()) -> Screen {
      let store = Chapter04Modern.Store(initialState: App()) {
        NewRoot(environment: world.environment)
      }
      return Screen(world: world, send: { store.send($0) }, app: { store.withState { $0 } })
    }

    /// Lets tasks run until something is so; gives up after half a second.
    func wait(until condition: () -> Bool) async {
      let end = ContinuousClock.now + .milliseconds(500)
      var turns = 0
      while !condition(), turns < 1_000 || ContinuousClock.now < end {
        turns += 1
        await Task.yield()
      }
    }
  }

  /// Runs something, and collects the issues that are recorded meanwhile.
  private func issues(_ work: () async -> Void) async -> [String] {
    let issues = LockIsolated<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await work()
    } matching: { issue in
      issues.withValue { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return issues.value
  }

  /// The counter on a root: counts, and saves.
  private func counts(_ screen: Screen, on root: String) async {
    screen.send(.counter(.incrementTapped))
    let count = screen.app().counter.count
    let comment: Comment =
      switch count {
      case 0: "On \(root), an increment does nothing: the counter isn't in it."
      case 2...: "On \(root), one increment counted to \(count): the counter is in it twice."
      default: "One increment, from 0, makes 1."
      }
    #expect(count == 1, comment)
    guard count == 1 else { return }
    screen.send(.counter(.saveTapped))
    await screen.wait { screen.app().counter.isSaved && !screen.world.saved.value.isEmpty }
    let saved = screen.world.saved.value
    let whySaved: Comment =
      switch (saved, screen.app().counter.isSaved) {
      case ([], false):
        "On \(root), a tap on save saved nothing: the counter's effects are dropped."
      case ([], true): "On \(root), the counter says that it saved, but nothing was saved."
      case ([1], false): "On \(root), 1 was saved, but `.saved` never arrived."
      default: "On \(root), one tap saved \(saved)."
      }
    #expect(saved == [1] && screen.app().counter.isSaved, whySaved)
  }

  /// The fact on a root: asks the old client, and shows its answer.
  private func asks(_ make: () -> Screen, on root: String) async {
    var result: (asked: [Int], fact: Fact.State)?
    var later: (asked: [Int], fact: String?) = ([], nil)
    let issues = await issues {
      let screen = make()
      screen.send(.fact(.tapped(7)))
      if screen.app().fact.isLoading {
        await screen.wait { !screen.app().fact.isLoading }
      }
      result = (screen.world.asked.value, screen.app().fact)
      guard result?.fact == Fact.State(text: "7, says the old client.") else { return }
      screen.send(.fact(.tapped(7)))
      await screen.wait { !screen.app().fact.isLoading }
      screen.send(.fact(.tapped(-1)))
      for _ in 1...1_000 where screen.app().fact.isLoading { await Task.yield() }
      later = (screen.world.asked.value, screen.app().fact.text)
    }
    guard let (asked, fact) = result else { return }
    let comment: Comment =
      switch (asked, fact.text) {
      case _ where issues.contains { $0.contains("FactClient") }:
        "On \(root), the fact asked a client that wasn't provided: give it the old environment's."
      case ([], "7 is a number."):
        "On \(root), the live client was asked instead of the old environment's."
      case ([], nil) where !fact.isLoading: "On \(root), a tap does nothing: the fact isn't in it."
      case ([], nil):
        "On \(root), the fact is loading, but no client was asked: its effects are dropped."
      case ([7], nil) where root == "the old root":
        """
        On \(root), the old client answered, but the answer never arrived. A `ModernFeature` has \
        to live as long as its effects: make it once, in `HalfWay`.
        """
      case ([7], nil): "On \(root), the old client has answered, but the answer never arrived."
      case ([], .some(let text)):
        "On \(root), the answer is \"\(text)\", but this environment's client wasn't asked."
      case ([7, 7], _): "On \(root), one tap asked the client twice: the fact is in it twice."
      default: "On \(root), one tap asked \(asked), and the fact is \"\(fact.text ?? "nil")\"."
      }
    #expect(
      asked == [7] && fact == Fact.State(text: "7, says the old client.") && issues.isEmpty,
      comment
    )
    guard asked == [7], fact == Fact.State(text: "7, says the old client.") else { return }
    #expect(
      later.asked.prefix(2) == [7, 7],
      "On \(root), 7 was tapped again, but the old client wasn't asked again."
    )
    #expect(
      later.asked.dropFirst(2) == [-1],
      "On \(root), -1 was tapped, but the old client was asked about \(later.asked.dropFirst(2))."
    )
    #expect(
      later.fact == "7, says the old client.",
      """
      On \(root), the old client gave no answer about -1, but the fact became \
      "\(later.fact ?? "nil")". Without an answer, nothing arrives.
      """
    )
  }

  @Test("Chapter 3's root runs the unmigrated counter with its effects")
  func oldCounter() async {
    await counts(.onOldRoot(), on: "the old root")
  }

  @Test("Chapter 3's root runs the migrated fact, which asks the old client")
  func newInOld() async {
    await asks({ .onOldRoot() }, on: "the old root")
  }

  @Test("Two stores with two environments don't mix") func twoStores() async {
    var facts: [String?] = []
    let issues = await issues {
      let screens = [Screen.onOldRoot(World("one")), Screen.onOldRoot(World("two"))]
      for screen in screens { screen.send(.fact(.tapped(7))) }
      for screen in screens where screen.app().fact.isLoading {
        await screen.wait { !screen.app().fact.isLoading }
      }
      facts = screens.map { $0.app().fact.text }
    }
    let comment: Comment =
      switch facts {
      case [nil, nil]: "The fact doesn't answer yet: fix that first."
      case let facts where facts.count == 2 && facts[0] == facts[1]:
        """
        Two stores with two environments got the same answer, "\(facts[0] ?? "")". Each `HalfWay` \
        has to make its own `ModernFeature`, with its own environment's client.
        """
      default:
        "Each store asks the client of its own environment; here: \(facts.map { $0 ?? "nil" })."
      }
    #expect(facts == ["7, says one.", "7, says two."] && issues.isEmpty, comment)
  }

  @Test("A key path to an action leads where its case path does") func paths() {
    let paths = AppAction.allCasePaths
    #expect(
      paths.counter.extract(from: .counter(.saved)) == .saved
        && paths.fact.extract(from: .fact(.tapped(3))) == .tapped(3),
      "Each path has to extract the feature's action from its own case."
    )
    let actions: [CounterAction] = [.incrementTapped, .saveTapped, .saved]
    #expect(
      actions.allSatisfy { paths.counter.extract(from: .counter($0)) == $0 }
        && paths.fact.extract(from: .fact(.loaded("A fact."))) == .loaded("A fact."),
      "A path has to extract every action of its feature, but here it leaves some out."
    )
    #expect(
      paths.counter.extract(from: .fact(.tapped(3))) == nil
        && paths.fact.extract(from: .counter(.saved)) == nil,
      "For another case, a path has to extract nil."
    )
    #expect(
      actions.allSatisfy { paths.counter.embed($0) == .counter($0) }
        && paths.fact.embed(.tapped(3)) == .fact(.tapped(3)),
      "A path has to put the feature's action into its case unchanged."
    )
  }

  @Test("Chapter 4's root runs the unmigrated counter with its effects")
  func oldInNew() async {
    await counts(.onNewRoot(), on: "the new root")
  }

  @Test("Chapter 4's root runs the fact, which asks the old client") func newFact() async {
    await asks({ .onNewRoot() }, on: "the new root")
  }

  @Test("After the same actions, both roots have the same state") func same() {
    // With nothing in either, both are the same, too.
    guard run([.counter(.incrementTapped)]).counter.count == 1 else {
      Issue.record("The old root has to count an increment once: fix that first.")
      return
    }
    let environment = World().environment
    let (new, old) = withDependencies {
      // A fact that nobody gave a client has this one. It is for the other rules to find that.
      $0[FactClient.self].fetch = { _ in throw CancellationError() }
    } operation: {
      (NewRoot(environment: environment)._function(), HalfWay(environment))
    }
    let report = compare(
      subject: { (state: inout App, action: AppAction) in _ = new(&state, action) },
      reference: { (state: inout App, action: AppAction) in
        _ = oldRoot.run(&state, action, old)
      },
      from: App(),
      law: "after the same actions, both roots have the same state",
      actions: Generator<App, AppAction> { _, draw in
        switch draw.int(in: 0...4) {
        case 0, 1: .counter(.incrementTapped)
        case 2: .counter(.saved)
        case 3: .fact(.tapped(draw.int(in: 1...9)))
        default: .fact(.loaded("A fact."))
        }
      },
      scripts: 50
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private func run(_ actions: [AppAction]) -> App {
    var app = App()
    for action in actions { _ = oldRoot.run(&app, action, HalfWay(World().environment)) }
    return app
  }
}
