// PrimeTime in SwiftUI, on one store and one reducer: every view gets the whole app.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter01Functions
  import Chapter01PrimeTime
  import SwiftUI

  public typealias AppStore = ObservableStore<AppState, AppAction>

  public struct PrimeTimeView: View {
    let store: AppStore

    public init(store: AppStore) {
      self.store = store
    }

    public var body: some View {
      TabView(selection: store.binding({ $0.screen.tab }, send: AppAction.screenSelected)) {
        CounterView(store: store).tabItem { Text("Counter") }.tag(AppState.Screen.counter)
        FavoritesView(store: store).tabItem { Text("Favourites") }
          .tag(AppState.Screen.favoritePrimes)
        FeedView(store: store).tabItem { Text("Feed") }.tag(AppState.Screen.activityFeed)
      }
    }
  }

  struct CounterView: View {
    let store: AppStore

    var body: some View {
      VStack {
        HStack {
          Button("−") { store.send(.counter(.decrementTapped)) }
          Text("\(store.value.count)")
          Button("+") { store.send(.counter(.incrementTapped)) }
        }
        Button("Is this prime?") { store.send(.screenSelected(.primeModal)) }
      }
      .sheet(
        isPresented: store.binding(
          { $0.screen == .primeModal },
          send: { .screenSelected($0 ? .primeModal : .counter) }
        )
      ) {
        PrimeModalView(store: store)
      }
    }
  }

  struct PrimeModalView: View {
    let store: AppStore

    var body: some View {
      if !isPrime(store.value.count) {
        Text("\(store.value.count) isn't prime.")
      } else if store.value.favoritePrimes.contains(store.value.count) {
        Button("Remove from favourites") {
          store.send(.primeModal(.removeFavoritePrimeTapped(at: Date())))
        }
      } else {
        Button("Save to favourites") {
          store.send(.primeModal(.saveFavoritePrimeTapped(at: Date())))
        }
      }
    }
  }

  struct FavoritesView: View {
    let store: AppStore

    var body: some View {
      List {
        ForEach(Array(store.value.favoritePrimes.enumerated()), id: \.offset) { row in
          Text("\(row.element)")
        }
        .onDelete { rows in
          store.send(
            .favoritePrimes(.deleteFavoritePrimes(offsets: Set(rows), at: Date()))
          )
        }
      }
    }
  }

  struct FeedView: View {
    let store: AppStore

    var body: some View {
      List {
        if let user = store.value.user {
          Text(user.name)
          Text(user.bio)
        }
        ForEach(Array(store.value.activityFeed.enumerated()), id: \.offset) { entry in
          switch entry.element.kind {
          case .addedFavoritePrime(let prime): Text("\(prime) was saved")
          case .removedFavoritePrime(let prime): Text("\(prime) was removed")
          }
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
      PrimeTimeView(store: AppStore(Store(value: AppState(), reducer: appReducer)))
    }
  }
#endif
