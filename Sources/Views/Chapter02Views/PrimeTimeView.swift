// PrimeTime in SwiftUI, in parts: each view gets a store's view of its own part, and can neither
// read nor send anything else.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter02PrimeTime
  import Chapter02Pullback
  import SwiftUI

  public struct PrimeTimeView: View {
    @State private var store: ObservableStore<AppState, AppAction>
    @State private var counter: ObservableStore<Int, CounterAction>
    @State private var primeModal: ObservableStore<PrimeModalState, PrimeModalAction>
    @State private var favorites: ObservableStore<[Int], FavoritePrimesAction>

    /// - Parameter store: the app's, made once, at its entry point.
    public init(store: Store<AppState, AppAction>) {
      _store = State(initialValue: ObservableStore(store))
      _counter = State(
        initialValue: ObservableStore(store.view(value: \.count, action: AppAction.counter))
      )
      _primeModal = State(
        initialValue: ObservableStore(
          store.view(value: \.primeModal, action: AppAction.primeModal)
        )
      )
      _favorites = State(
        initialValue: ObservableStore(
          store.view(value: \.favoritePrimes, action: AppAction.favoritePrimes)
        )
      )
    }

    public var body: some View {
      TabView(selection: store.binding({ $0.screen.tab }, send: AppAction.screenSelected)) {
        VStack {
          CounterView(store: counter)
          Button("Is this prime?") { store.send(.screenSelected(.primeModal)) }
        }
        .tabItem { Text("Counter") }
        .tag(AppState.Screen.counter)
        .sheet(
          isPresented: store.binding(
            { $0.screen == .primeModal },
            send: { .screenSelected($0 ? .primeModal : .counter) }
          )
        ) {
          PrimeModalView(store: primeModal)
        }
        FavoritesView(store: favorites).tabItem { Text("Favourites") }
          .tag(AppState.Screen.favoritePrimes)
      }
    }
  }

  struct CounterView: View {
    let store: ObservableStore<Int, CounterAction>

    var body: some View {
      HStack {
        Button("−") { store.send(.decrementTapped) }
        Text("\(store.value)")
        Button("+") { store.send(.incrementTapped) }
      }
    }
  }

  struct PrimeModalView: View {
    let store: ObservableStore<PrimeModalState, PrimeModalAction>

    var body: some View {
      if store.value.favoritePrimes.contains(store.value.count) {
        Button("Remove from favourites") { store.send(.removeFavoritePrimeTapped(at: Date())) }
      } else {
        Button("Save to favourites") { store.send(.saveFavoritePrimeTapped(at: Date())) }
      }
    }
  }

  struct FavoritesView: View {
    let store: ObservableStore<[Int], FavoritePrimesAction>

    var body: some View {
      List {
        ForEach(Array(store.value.enumerated()), id: \.offset) { row in Text("\(row.element)") }
          .onDelete { rows in
            store.send(.deleteFavoritePrimes(offsets: Set(rows), at: Date()))
          }
      }
    }
  }

  extension AppState.Screen {
    /// The sheet stands on the counter's tab.
    fileprivate var tab: Self { self == .primeModal ? .counter : self }
  }

  struct PrimeTimePreviews: PreviewProvider {
    static var previews: some View {
      PrimeTimeView(store: Store(value: AppState(), reducer: appReducer()))
    }
  }
#endif
