// docs/articles/functions.md: a screen for FunctionArticle.swift, and an app to see it run.

// snippet.view
import Chapter02Pullback
import Chapter02Views
import SwiftUI

@main
struct ArticleApp: App {
  @State private var store = ObservableStore(Store(value: AppState(), reducer: appReducer))

  var body: some Scene {
    WindowGroup { CounterView(store: store) }
  }
}

struct CounterView: View {
  let store: ObservableStore<AppState, AppAction>

  var body: some View {
    VStack {
      Text("\(store.value.count)")
      Button("-") { store.send(.counter(.decrTapped)) }
      Button("+") { store.send(.counter(.incrTapped)) }
    }
  }
}
// snippet.end

// snippet.part
struct ContentView: View {
  @State private var counter: ObservableStore<Int, CounterAction>

  init(store: Store<AppState, AppAction>) {
    _counter = State(
      initialValue: ObservableStore(
        store.view(value: { $0.count }, action: { .counter($0) })
      )
    )
  }

  var body: some View {
    CountView(store: counter)
  }
}

struct CountView: View {
  let store: ObservableStore<Int, CounterAction>

  var body: some View {
    Button("\(store.value)") { store.send(.incrTapped) }
  }
}
// snippet.end
