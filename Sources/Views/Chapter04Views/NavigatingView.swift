// One feature in every place that a screen can be in: a sheet, a popover, a drill-down, a stack.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04CaseStudies
  import Chapter04Modern
  import SwiftUI

  extension View {
    /// Pushes a screen while its state is there. Going back dismisses it.
    public func navigationDestination<State, Action, Destination: View>(
      item: Binding<Store<State, Action>?>,
      @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
    ) -> some View {
      navigationDestination(isPresented: item.isPresent) {
        if let store = item.wrappedValue { destination(store) }
      }
    }
  }

  public struct NavigatingView: View {
    @Bindable var store: StoreOf<Navigating>

    public init(store: StoreOf<Navigating>) {
      _store = Bindable(store)
    }

    public var body: some View {
      NavigationStack(path: $store[ids: \.path, action: \.path]) {
        List {
          Button("Sheet") { store.send(.sheetTapped) }
          Button("Popover") { store.send(.popoverTapped) }
            .popover(
              item: $store.scope(state: \.destination?.popover, action: \.destination.popover)
            ) { store in TallyView(store: store) }
          Button("Drill-down") { store.send(.drillDownTapped) }
          Button("Alert") { store.send(.alertTapped) }
          Button("Dialog") { store.send(.dialogTapped) }
        }
        .sheet(
          item: $store.scope(state: \.destination?.sheet, action: \.destination.sheet)
        ) { store in TallyView(store: store) }
        .navigationDestination(
          item: $store.scope(state: \.destination?.drillDown, action: \.destination.drillDown)
        ) { store in TallyView(store: store) }
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        .confirmationDialog(
          $store.scope(state: \.destination?.dialog, action: \.destination.dialog)
        )
        .navigationDestination(for: StackElementID.self) { id in
          if let store = store.scope(state: \.path[id: id], action: \.path[id: id]) {
            TallyView(store: store)
          }
        }
      }
    }
  }

  struct TallyView: View {
    let store: StoreOf<Tally>

    var body: some View {
      VStack {
        Text("\(store.count)")
        Button("+") { store.send(.incrementTapped) }
        Button("Close") { store.send(.closeTapped) }
      }
    }
  }
#endif
