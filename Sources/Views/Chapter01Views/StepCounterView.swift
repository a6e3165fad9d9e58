// The screen of the counter that exercise 1.2 asks for, which counts in steps.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import SwiftUI

  /// What the exercise declares. In an app, neither type is nested.
  public enum StepCounter {
    public struct CounterState: Equatable {
      public var count = 0
      public var step = 1
    }

    public enum CounterAction {
      case incrementTapped
      case decrementTapped
      case stepChanged(to: Int)
    }
  }

  extension StepCounter {
    // snippet.view
    struct CounterView: View {
      let store: ObservableStore<CounterState, CounterAction>

      var body: some View {
        Text("\(store.value.count)")
        Button("Add \(store.value.step)") { store.send(.incrementTapped) }
        Button("Take away \(store.value.step)") { store.send(.decrementTapped) }
        Button("Count in fives") { store.send(.stepChanged(to: 5)) }
      }
    }
    // snippet.end
  }
#endif
