// The keys that nobody thinks of are the ones that break an app: two in one moment, one on a screen
// that has just gone, an emoji in a number. So every app is also pressed at random.

import AppScreen
import Chapter04Modern
import ReducerTesting
import Testing

/// Presses random keys in an app, and fails where it reports an issue or leaves an effect behind.
///
///     @Test("Random keys leave nothing behind") func randomKeys() async {
///       await pressKeys(in: Todos.State(), screen: \.screen, isBusy: \.isSaving) {
///         Todos()
///       } withDependencies: {
///         $0[TodosClient.self] = …
///       }
///     }
///
/// Most keys are those that the screen offers; the others are whatever a cat would press. Time
/// passes after some of them. Every script is drawn from its own seed, 1 to `scripts`, so a script
/// that fails fails again.
///
/// - Parameters:
///   - initialState: What every script starts from.
///   - appeared: What is sent first, if anything.
///   - screen: The app's screen.
///   - isBusy: Whether the state says that something is going on. Where nothing is, no effect may
///     be in flight at the end of a script.
///   - clock: The clock that the app was given, if it was given one; it advances by a second.
@MainActor
public func pressKeys<Feature: Reducer>(
  in initialState: @autoclosure () -> Feature.State,
  appeared: Feature.Action? = nil,
  scripts: UInt64 = 10,
  keys: Int = 60,
  screen: @escaping (Feature.State) -> Screen<Feature.Action>,
  isBusy: (Feature.State) -> Bool = { _ in false },
  clock: TestClock<Duration> = TestClock(),
  feature: () -> Feature,
  withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async where Feature.State: Equatable {
  for seed in 1...scripts {
    var random = SplitMix64(seed: seed)
    let store = TestStore(
      initialState: initialState(),
      reducer: { Pressing(feature: feature(), screen: screen) },
      withDependencies: prepareDependencies,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
    store.exhaustivity = .off
    func settle() async {
      await store.skipReceivedActions(
        strict: false,
        fileID: fileID,
        file: filePath,
        line: line,
        column: column
      )
    }
    if let appeared { await store.send(.action(appeared)) }
    for _ in 1...keys where !store.isDismissed {
      // A screen shows what is there now. Effects that wait for the clock are still under way.
      await settle()
      if Int.random(in: 0..<5, using: &random) == 0 {
        await clock.advance(by: .seconds(1))
        await settle()
      }
      let offered = screen(store.state).keys.map(\.character)
      let key =
        offered.isEmpty || Int.random(in: 0..<4, using: &random) == 0
        ? strayKeys.randomElement(using: &random)! : offered.randomElement(using: &random)!
      await store.send(.key(key), fileID: fileID, file: filePath, line: line, column: column)
    }
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    store.exhaustivity = .on
    if !isBusy(store.state) {
      // Reports the effects that are still in flight, and which actions they came from.
      await store.finish(
        timeout: .zero,
        fileID: fileID,
        file: filePath,
        line: line,
        column: column
      )
    }
    await store.skipInFlightEffects(strict: false)
    await store.skipReceivedActions(strict: false)
  }
}

/// A key, or what follows from one.
private enum Pressed<Action>: CasePathable {
  case key(Character)
  case action(Action)

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths {
    var action: AnyCasePath<Pressed, Action> {
      AnyCasePath(
        embed: { .action($0) },
        extract: { if case .action(let action) = $0 { action } else { nil } }
      )
    }
  }
}

/// A feature whose actions are keys. A key means what the screen says when it arrives: the test
/// store's own state may still be the one from before the last answer.
private struct Pressing<Feature: Reducer>: Reducer {
  let feature: Feature
  let screen: (Feature.State) -> Screen<Feature.Action>

  var body: some Reducer<Feature.State, Pressed<Feature.Action>> {
    Reduce { state, action in
      guard case .key(let key) = action else { return .none }
      let screen = screen(state)
      _ = screen.lines
      return screen.action(for: key).map { .send(.action($0)) } ?? .none
    }
    Scope(state: \.self, action: \.action) {
      feature
    }
  }
}

/// Keys that a screen may or may not know, and some that end up in a text.
private let strayKeys: [Character] =
  Array("123456789abdefinorstx+-=./ éß日👍🏽\u{301}") + [
    .returnKey, .escapeKey, .tabKey, .backspaceKey, "\u{1}", "\u{200D}",
  ]
