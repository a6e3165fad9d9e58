// What the apps on chapter 3's library have in common. It names no app: `workbook play 3 --feature
// timer --mine` compiles it together with a learner's own feature.

import Chapter03Effects
import Diagnostics
import Foundation

extension App {
  /// A feature on a store of its own.
  ///
  /// - Parameters:
  ///   - appeared: What is sent first, if anything.
  ///   - screen: The lines for a state.
  ///   - action: What a key means in a state; nil for nothing.
  ///   - waits: Whether a printed play waits for the effects before it reads the next key. A timer
  ///     that runs is not waited for.
  init<State: Equatable, Action, Environment>(
    _ initialState: State,
    _ reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    log: Log,
    appeared: Action? = nil,
    waits: @escaping (State) -> Bool = { _ in true },
    screen: @escaping (State) -> [String],
    action: @escaping (_ key: Character, _ state: State, _ now: Date) -> Action?
  ) {
    let store = Store(
      initialState: initialState,
      reducer: log.isOn ? reducer.logged(log) : reducer,
      environment: environment
    )
    let viewStore = ViewStore(store)
    if let appeared { viewStore.send(appeared) }
    self.init(
      screen: { screen(viewStore.state) },
      press: { key, now in
        if let action = action(key, viewStore.state, now) { viewStore.send(action) }
      },
      observe: { changed in viewStore.observe { _ in changed() } },
      isWorking: { store.effectsInFlight > 0 && waits(viewStore.state) }
    )
  }
}

extension Reducer {
  /// Writes down each action and what it changed, by `debug`, and when its effects begin and end:
  /// one effect before them and one after them. Cancelled effects have ended, too.
  fileprivate func logged(_ log: Log) -> Reducer {
    Reducer { state, action, environment in
      let effects = run(&state, action, environment)
      if effects.isNone { return .none }
      let name = describe(action)
      return .concatenate(
        .fireAndForget { log.add("effects of \(name) began") },
        effects,
        .fireAndForget { log.add("effects of \(name) ended") }
      )
    }
    .debug(printer: log.add)
  }
}

/// What screens that are no part of PrimeTime have in common with those that are.
enum Frame {
  private static let width = 40
  private static let rule = String(repeating: "─", count: width)

  static func lines(title: String, _ body: [String], legend: [String]) -> [String] {
    [title, rule, ""] + body + ["", rule] + legend
  }

  static func centered(_ text: String) -> String {
    String(repeating: " ", count: max(0, width - text.count) / 2) + text
  }
}
