// Rules 11 to 13a against a model: which effects are in flight after any few steps, in any order.

import Foundation
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

@MainActor @Suite(.timeLimit(.minutes(5))) struct NavigationModelTests {
  enum Step: CaseIterable {
    case presentFirst, presentSecond, dismiss, push, popTop, popAll
    case startHere, startInSheet, startOnTop, stopHere, stopInSheet, stopOnTop

    func action(_ model: Model) -> NavigationScreen.Action? {
      switch self {
      case .presentFirst: .present(1)
      case .presentSecond: .present(2)
      case .dismiss: model.sheet == nil ? nil : .sheet(.dismiss)
      case .push: .push(0)
      case .popTop: model.path.last.map { .path(.popFrom(id: $0.id)) }
      case .popAll: .popAll
      case .startHere: .start
      case .startInSheet: model.sheet == nil ? nil : .sheet(.presented(.start))
      case .startOnTop: model.path.last.map { .path(.element(id: $0.id, action: .start)) }
      case .stopHere: .stop
      case .stopInSheet: model.sheet == nil ? nil : .sheet(.presented(.stop))
      case .stopOnTop: model.path.last.map { .path(.element(id: $0.id, action: .stop)) }
      }
    }
  }

  /// How many effects each screen has in flight, as the rules say.
  struct Model {
    var here = 0
    var sheet: (id: Int, inFlight: Int)?
    var path: [(id: StackElementID, inFlight: Int)] = []

    mutating func apply(_ step: Step, ids: [StackElementID]) {
      switch step {
      case .presentFirst: present(1)
      case .presentSecond: present(2)
      case .dismiss: sheet = nil
      case .push: path.append((ids.last!, 0))
      case .popTop: path.removeLast()
      case .popAll: path = []
      case .startHere: here += 1
      case .startInSheet: sheet?.inFlight += 1
      case .startOnTop: path[path.count - 1].inFlight += 1
      case .stopHere:
        // A parent cancels what its children have under the same id.
        here = 0
        sheet?.inFlight = 0
        for index in path.indices { path[index].inFlight = 0 }
      case .stopInSheet: sheet?.inFlight = 0
      case .stopOnTop: path[path.count - 1].inFlight = 0
      }
    }

    private mutating func present(_ id: Int) {
      if sheet?.id != id { sheet = (id, 0) }
    }

    var inFlight: Int {
      here + (sheet?.inFlight ?? 0) + path.reduce(0) { $0 + $1.inFlight }
    }
  }

  @Test(
    "11, 13: After any few steps in any order, the effects in flight are those of screens that are there"
  )
  func allInterleavings() async {
    for first in Step.allCases {
      for second in Step.allCases {
        for third in Step.allCases { run([first, second, third]) }
        // The other tests need the main actor, too.
        await Task.yield()
      }
    }
  }

  /// Steps that begin deeper: with a sheet and two screens on the stack that all have something in
  /// flight.
  @Test("11, 13: The same where a sheet and two screens are there from the beginning")
  func allInterleavingsFromDeep() async {
    let deep: [Step] = [
      .startHere, .presentFirst, .startInSheet, .push, .startOnTop, .push, .startOnTop,
    ]
    for first in Step.allCases {
      for second in Step.allCases {
        run(deep + [first, second])
        await Task.yield()
      }
    }
  }

  private func run(_ steps: [Step]) {
    let clock = TestClock()
    let store = Store(initialState: NavigationScreen.State()) {
      NavigationScreen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let core = store.core.root as! RootCore<NavigationScreen.State, NavigationScreen.Action>
    var model = Model()
    for step in steps {
      guard let action = step.action(model) else { return }
      store.send(action)
      model.apply(step, ids: Array(core.state.path.ids))
      #expect(core.effects.running.count == model.inFlight, "\(steps)")
      #expect(core.state.sheet?.id == model.sheet?.id, "\(steps)")
      #expect(core.state.path.ids.elements == model.path.map(\.id), "\(steps)")
    }
    // All that is left is under this screen's own keys.
    store.send(.close)
    store.send(.popAll)
    store.send(.stop)
    #expect(core.effects.keyCount == 0, "\(steps)")
    #expect(core.effects.running.count == 0, "\(steps)")
  }
}
