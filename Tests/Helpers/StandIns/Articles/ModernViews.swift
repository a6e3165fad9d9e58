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
