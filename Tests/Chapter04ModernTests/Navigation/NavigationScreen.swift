// The features that the tests of navigation are about.

import Chapter04Modern
import Foundation

/// A screen that counts, works, and can go away.
struct NavigationScreen: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var count = 0
    @PresentationState var sheet: NavigationScreen.State?
    @PresentationState var alert: AlertState<Alert>?
    var path = StackState<NavigationScreen.State>()
  }

  enum Alert: Equatable, Sendable { case ok, another, count }

  enum Action: Equatable, CasePathable, Sendable {
    case start
    case stop
    case done
    case tick
    case doneAndTick
    case present(Int)
    case close
    case push(Int)
    case popAll
    case showAlert
    case sheet(PresentationAction<NavigationScreen.Action>)
    case alert(PresentationAction<Alert>)
    indirect case path(StackActionOf<NavigationScreen>)

    struct AllCasePaths: Sendable {
      var start: AnyCasePath<Action, Void> { path(.start) }
      var stop: AnyCasePath<Action, Void> { path(.stop) }
      var done: AnyCasePath<Action, Void> { path(.done) }
      var tick: AnyCasePath<Action, Void> { path(.tick) }
      var present: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.present) { if case .present(let it) = $0 { it } else { nil } }
      }
      var sheet: AnyCasePath<Action, PresentationAction<NavigationScreen.Action>> {
        AnyCasePath(embed: Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
      }
      var alert: AnyCasePath<Action, PresentationAction<Alert>> {
        AnyCasePath(embed: Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
      }
      var path: AnyCasePath<Action, StackActionOf<NavigationScreen>> {
        AnyCasePath(embed: Action.path) { if case .path(let it) = $0 { it } else { nil } }
      }

      private func path(_ action: Action) -> AnyCasePath<Action, Void> {
        AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CancelID { case work }

  /// Notes what its parent sees before a screen goes.
  var log = LockIsolated<[String]>([])

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.work)
      case .stop:
        return .cancel(id: CancelID.work)
      case .done:
        return .run { _ in await dismiss() }
      case .doneAndTick:
        return .run { send in
          await dismiss()
          await send(.tick)
        }
      case .tick:
        state.count += 1
      case .present(let id):
        state.sheet = State(id: id)
      case .close:
        state.sheet = nil
      case .push(let id):
        state.path.append(State(id: id))
      case .popAll:
        state.path = StackState()
      case .showAlert:
        state.alert = .question("First?")
      case .alert(.presented(.another)):
        state.alert = .question("Second?")
      case .alert(.presented(.count)):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      case .sheet(.dismiss):
        log.withValue { [state] in $0.append("sheet \(state.sheet?.count ?? -1)") }
      case .path(.popFrom(let id)):
        log.withValue { [state] in $0.append("pop \(state.path[id: id]?.count ?? -1)") }
      case .sheet, .alert, .path:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$sheet, action: \.sheet) { NavigationScreen(log: log) }
    .forEach(\.path, action: \.path) { NavigationScreen(log: log) }
  }
}

extension NavigationScreen {
  @MainActor static func store(
    _ state: State = State(),
    log: LockIsolated<[String]> = LockIsolated([]),
    clock: TestClock<Duration>
  ) -> TestStoreOf<NavigationScreen> {
    TestStore(initialState: state) {
      NavigationScreen(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}

extension AlertState where Action == NavigationScreen.Alert {
  static func question(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .ok) { TextState("OK") }
    }
  }
}
