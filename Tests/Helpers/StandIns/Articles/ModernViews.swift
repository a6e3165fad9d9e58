// docs/articles/todays-style.md and docs/views.md: the screen of ModernArticle.swift's counter.

// snippet.view
import Chapter04Compatibility
import SwiftUI

@main
struct ArticleApp: App {
  static let store = Store(initialState: Feature.State()) { Feature() }

  var body: some Scene {
    WindowGroup { FeatureView(store: Self.store) }
  }
}

// snippet.FeatureView
struct FeatureView: View {
  let store: StoreOf<Feature>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("−") { store.send(.decrementButtonTapped) }
      Button("+") { store.send(.incrementButtonTapped) }
      Button("Number fact") { store.send(.numberFactButtonTapped) }
      if let fact = store.numberFact { Text(fact) }
    }
  }
}
// snippet.end
// snippet.end

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The same feature, whose client is passed in as a closure, and the store in its app.
enum FeatureWithClosure {
  struct Feature: Reducer {
    typealias State = ArticleFeature.State
    typealias Action = ArticleFeature.Action

    let numberFact: @Sendable (Int) async throws -> String

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case .numberFactButtonTapped = action else { return .none }
      return .run { [count = state.count] send in
        await send(.numberFactResponse(Result { try await numberFact(count) }))
      }
    }
  }

  @MainActor enum ArticleApp {
    // snippet.closure
    static let store = Store(initialState: Feature.State()) {
      Feature(
        numberFact: { number in
          let url = URL(string: "https://number-trivia.com/\(number)")!
          let (data, _) = try await URLSession.shared.data(from: url)
          return String(decoding: data, as: UTF8.self)
        }
      )
    }
    // snippet.end
  }
}

typealias ArticleFeature = Feature
