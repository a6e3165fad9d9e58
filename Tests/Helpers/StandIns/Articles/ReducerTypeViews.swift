// docs/articles/reducer-type.md: the screen of ReducerTypeArticle.swift, and an app to see it run.

// snippet.view
import Chapter04Compatibility
import Chapter04Views
import SwiftUI

@main
struct ArticleApp: App {
  static let store = Store(initialState: CounterFeature.State()) { CounterFeature() }

  var body: some Scene {
    WindowGroup { CounterView(store: Self.store) }
  }
}

struct CounterView: View {
  @Bindable var store: StoreOf<CounterFeature>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Stepper("\(store.count)", value: $store[\.count, sends: \.countChanged], in: 0...100)
      Button("Fact") { store.send(.factButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }
}
// snippet.end
