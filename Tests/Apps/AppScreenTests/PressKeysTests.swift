// The random keys themselves are tested: on features that are wrong in the ways they should find.

import AppScreen
import AppScreenTesting
import Chapter04Modern
import IssueTesting
import Testing

@Suite("Random keys") @MainActor struct PressKeysTests {
  /// A stopwatch, and the mistakes that can be made with it.
  private struct Watch: Reducer {
    enum Mistake { case none, keepsTicking, fails }
    struct State: Equatable {
      var seconds = 0
      var isRunning = false
      var screen: Screen<Action> {
        Screen(title: "Watch", body: ["\(seconds)"], keys: [Key("t", "t start or stop", .tapped)])
      }
    }
    enum Action { case tapped, ticked }
    enum CancelID { case timer }

    var mistake = Mistake.none
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.isRunning.toggle()
          guard state.isRunning else {
            return mistake == .keepsTicking ? .none : .cancel(id: CancelID.timer)
          }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
          .cancellable(id: CancelID.timer, cancelInFlight: true)
        case .ticked:
          state.seconds += 1
          if mistake == .fails, state.seconds == 3 { reportIssue("Three") }
          return .none
        }
      }
    }
  }

  private func press(_ mistake: Watch.Mistake) async {
    let clock = TestClock()
    await pressKeys(in: Watch.State(), screen: \.screen, isBusy: \.isRunning, clock: clock) {
      Watch(mistake: mistake)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A feature without a mistake passes") func passes() async {
    await press(.none)
  }

  @Test("An effect that goes on where the state says nothing does is reported") func leftBehind()
    async
  {
    await expectReport("still effects in-flight") { await press(.keepsTicking) }
  }

  @Test("An issue that the feature reports is reported") func reported() async {
    await expectReport("Three") { await press(.fails) }
  }

  /// A door that takes a moment to close, and that only somebody who is inside can knock at.
  private struct Door: Reducer {
    struct State: Equatable {
      var isOpen = false
      var screen: Screen<Action> {
        let open = Key("o", "o open", Action.opened)
        let inside = [Key("c", "c close", Action.closeTapped), Key("k", "k knock", .knocked)]
        return Screen(title: "Door", body: [], keys: isOpen ? inside : [open])
      }
    }
    enum Action { case opened, closeTapped, closed, knocked }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .opened: state.isOpen = true
      case .closeTapped: return .run { await $0(.closed) }
      case .closed: state.isOpen = false
      case .knocked: if !state.isOpen { reportIssue("Nobody is inside.") }
      }
      return .none
    }
  }

  @Test("A key means what the screen says when it arrives, not when it was pressed") func late()
    async
  {
    await pressKeys(in: Door.State(), screen: \.screen) { Door() }
  }
}
