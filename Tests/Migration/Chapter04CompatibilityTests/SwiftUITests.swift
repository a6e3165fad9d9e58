#if canImport(SwiftUI)
  import Chapter04Compatibility
  import SwiftUI
  import Testing

  @Suite("What only SwiftUI has", .timeLimit(.minutes(5))) @MainActor
  struct SwiftUITests {
    private enum Action: ViewAction {
      case view(View)
      case answer
      enum View { case tapped }
    }

    private struct Screen: ViewActionSending {
      let store: Store<Int, Action>
    }

    private let store = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        if case .answer = action { return .none }
        return .run { send in
          await send(.answer, animation: .default)
          await send(.answer, transaction: Transaction())
        }
      }
    }

    @Test("An action is handled whichever way it is animated")
    func animations() async {
      await store.send(.view(.tapped), animation: .default).finish()
      #expect(store.state == 3)
      await store.send(.view(.tapped), transaction: Transaction()).finish()
      #expect(store.state == 6)
      await Screen(store: store).send(.tapped, animation: .default).finish()
      await Screen(store: store).send(.tapped, transaction: Transaction()).finish()
      #expect(store.state == 12)
    }

    @Test("A page is opened by what the test provides")
    func openURL() async {
      let opened = LockIsolated<[URL]>([])
      let url = URL(fileURLWithPath: "/")
      let effect = withDependencies {
        $0.openURL = OpenURLEffect { url in
          opened.withValue { $0.append(url) }
          return true
        }
      } operation: {
        @Dependency(\.openURL) var openURL
        return openURL
      }
      #expect(await effect(url))
      #expect(opened.value == [url])
    }
  }
#endif
