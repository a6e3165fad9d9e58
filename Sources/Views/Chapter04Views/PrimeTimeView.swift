// PrimeTime in SwiftUI, with a sheet, an alert and a stack. What is presented is state; the views
// ask for the store of whatever is there.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Modern
  import Chapter04PrimeTime
  import SwiftUI

  public struct PrimeTimeView: View {
    @Bindable var store: StoreOf<PrimeTime.App>

    public init(store: StoreOf<PrimeTime.App>) {
      _store = Bindable(store)
    }

    public var body: some View {
      TabView(selection: $store[\.screen, sends: \.screenSelected]) {
        CounterView(store: store.scope(state: \.counter, action: \.counter))
          .tabItem { Text("Counter") }
          .tag(PrimeTime.App.State.Screen.counter)
        FavoritesView(store: store.scope(state: \.favoritePrimes, action: \.favoritePrimes))
          .tabItem { Text("Favourites") }
          .tag(PrimeTime.App.State.Screen.favoritePrimes)
        FeedView(store: store)
          .tabItem { Text("Feed") }
          .tag(PrimeTime.App.State.Screen.activityFeed)
      }
    }
  }

  struct CounterView: View {
    @Bindable var store: StoreOf<PrimeTime.Counter>

    var body: some View {
      VStack {
        HStack {
          Button("−") { store.send(.decrementTapped) }
          Text("\(store.count)")
          Button("+") { store.send(.incrementTapped) }
        }
        Button("Is this prime?") { store.send(.isPrimeTapped) }
        Button("Which prime is that?") { store.send(.nthPrimeTapped) }
      }
      // snippet.destination
      .sheet(
        item: $store.scope(
          state: \.destination?.primeModal,
          action: \.destination.primeModal
        )
      ) { store in
        PrimeModalView(store: store)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      // snippet.end
      .onDisappear { store.send(.screenLeft) }
    }
  }

  struct PrimeModalView: View {
    let store: StoreOf<PrimeTime.PrimeModal>

    var body: some View {
      if store.favoritePrimes.contains(store.count) {
        Button("Remove from favourites") { store.send(.removeFavoritePrimeTapped) }
      } else {
        Button("Save to favourites") { store.send(.saveFavoritePrimeTapped) }
      }
    }
  }

  struct FavoritesView: View {
    let store: StoreOf<PrimeTime.FavoritePrimes>

    var body: some View {
      List {
        ForEach(Array(store.primes.enumerated()), id: \.offset) { row in Text("\(row.element)") }
          .onDelete { rows in store.send(.deleteFavoritePrimes(offsets: Set(rows))) }
      }
    }
  }

  struct FeedView: View {
    @Bindable var store: StoreOf<PrimeTime.App>

    var body: some View {
      NavigationStack(path: $store[ids: \.path, action: \.path]) {
        List {
          if let user = store.user {
            Text(user.name)
            Text(user.bio)
          }
          ForEach(Array(store.activityFeed.enumerated()), id: \.offset) { entry in
            Button("\(entry.element.kind.prime)") {
              store.send(.activityTapped(index: entry.offset))
            }
          }
        }
        .navigationDestination(for: StackElementID.self) { id in
          if let store = store.scope(state: \.path[id: id], action: \.path[id: id]) {
            ActivityDetailView(store: store)
          }
        }
      }
    }
  }

  struct ActivityDetailView: View {
    let store: StoreOf<PrimeTime.ActivityDetail>

    var body: some View {
      VStack {
        Text("\(store.activity.kind.prime)")
        Button("Earlier") { store.send(.earlierTapped) }
        Button("Remove from favourites") { store.send(.removeFavoritePrimeTapped) }
      }
    }
  }

  public struct PrimeTimeApp: SwiftUI.App {
    @State private var store = Store(initialState: PrimeTime.App.State()) { PrimeTime.App() }

    public init() {}

    public var body: some Scene {
      WindowGroup { PrimeTimeView(store: store) }
    }
  }

  struct PrimeTimePreviews: PreviewProvider {
    static var previews: some View {
      PrimeTimeView(store: Store(initialState: PrimeTime.App.State(count: 7)) { PrimeTime.App() })
    }
  }
#endif
