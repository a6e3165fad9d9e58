// What the apps on chapter 4's library have in common.

import AppScreen
import Chapter04Modern
import Foundation

extension App {
  /// A feature on a store of its own.
  ///
  ///     App(Todos.State(), log: log, appeared: .appeared, screen: \.screen) {
  ///       Todos()
  ///     } withDependencies: {
  ///       $0[TodosClient.self] = .live(file: World.todosFile)
  ///     }
  ///
  /// - Parameters:
  ///   - appeared: What is sent first, if anything.
  ///   - waits: Whether a printed play waits for the effects before it reads the next key. A timer
  ///     that runs is not waited for.
  init<Feature: Reducer>(
    _ initialState: @autoclosure () -> Feature.State,
    log: Log,
    appeared: Feature.Action? = nil,
    waits: @escaping (Feature.State) -> Bool = { _ in true },
    screen: @escaping (Feature.State) -> Screen<Feature.Action>,
    feature: () -> Feature,
    withDependencies prepareDependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) {
    self.init(
      initialState(),
      log: log,
      appeared: appeared,
      waits: waits,
      lines: { screen($0).lines },
      action: { key, state in screen(state).action(for: key) },
      isTyping: { screen($0).typing != nil },
      feature: feature,
      withDependencies: prepareDependencies
    )
  }

  init<Feature: Reducer>(
    _ initialState: @autoclosure () -> Feature.State,
    log: Log,
    appeared: Feature.Action? = nil,
    waits: @escaping (Feature.State) -> Bool = { _ in true },
    lines: @escaping (Feature.State) -> [String],
    action: @escaping (Character, Feature.State) -> Feature.Action?,
    isTyping: @escaping (Feature.State) -> Bool = { _ in false },
    feature: () -> Feature,
    withDependencies prepareDependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) {
    let store = Store(initialState: initialState()) {
      feature()._printChanges(log.isOn ? .customDump(to: log.add) : nil)
    } withDependencies: {
      prepareDependencies(&$0)
    }
    if log.isOn { store._printEffects(log.add) }
    let work = Work()
    func send(_ action: Feature.Action) {
      work.begin(store.send(action))
    }
    if let appeared { send(appeared) }
    self.init(
      screen: { store.withState(lines) },
      press: { key, _ in
        if let action = store.withState({ action(key, $0) }) { send(action) }
      },
      observe: { changed in
        var isFirst = true  // That is the state there is.
        return Chapter04Modern.observe {
          // The screen, too: a shared value says only to those who read it whether it was saved.
          _ = lines(store.state)
          if !isFirst { changed() }
          isFirst = false
        }
      },
      isWorking: { work.count > 0 && store.withState(waits) },
      isTyping: { store.withState(isTyping) }
    )
  }
}

/// What keys have begun. It is done when its effects are, and the observers have been notified:
/// that is the main actor's next turn.
@MainActor
private final class Work {
  private(set) var count = 0

  func begin(_ task: StoreTask) {
    count += 1
    Task {
      await task.finish()
      count -= 1
    }
  }
}
