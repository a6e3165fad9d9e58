// docs/articles/environment.md and docs/views.md: the screens of EnvironmentArticle.swift, and an
// app to see them run.
// swift-format-ignore-file: OrderedImports

// snippet.app
import Chapter03Effects
import Chapter03Views
import SwiftUI

@main
struct ArticleApp: App {
  static let store = Store(initialState: FactState(), reducer: factReducer, environment: .live)

  var body: some Scene {
    WindowGroup { FactView(store: Self.store) }
  }
}

struct FactView: View {
  let store: Store<FactState, FactAction>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      VStack {
        Text("\(viewStore.count)")
        Button("+") { viewStore.send(.incrementButtonTapped) }
        Button("Fact") { viewStore.send(.factButtonTapped) }
        if let fact = viewStore.fact { Text(fact) }
      }
    }
  }
}
// snippet.end

struct FactPreviews: PreviewProvider {
  static var previews: some View {
    FactView(
      store: Store(initialState: FactState(count: 7), reducer: factReducer, environment: .live)
    )
  }
}

import UIKit

final class FactViewController: UIViewController {
  let viewStore: ViewStore<FactState, FactAction>
  private var observation: AnyCancellable?

  init(store: Store<FactState, FactAction>) {
    viewStore = ViewStore(store)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    view.addSubview(label)
    observation = viewStore.observe { label.text = "\($0.count)" }
  }
}

struct TodosView: View {
  let store: Store<TodoState, TodoAction>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      List {
        Button("Add") { viewStore.send(.addTodo("Milk")) }
        if let message = viewStore.errorMessage { Text(message) }
        ForEach(viewStore.todos) { todo in
          Button(todo.isCompleted ? "✓ \(todo.title)" : todo.title) {
            withAnimation(.default) { viewStore.send(.toggleTodo(todo.id)) }
          }
        }
      }
      .onAppear { viewStore.send(.loadTodos) }
    }
  }
}

// snippet.TimerView
struct TimerView: View {
  let store: Store<TimerState, TimerAction>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      VStack {
        Text("\(viewStore.count)")
        Button(viewStore.isTimerRunning ? "Stop" : "Start") {
          viewStore.send(.toggleTimerButtonTapped)
        }
        Stepper(
          "Every \(viewStore.timerInterval) seconds",
          value: viewStore.binding(get: \.timerInterval, send: TimerAction.setTimerInterval),
          in: 1...10
        )
      }
    }
  }
}
// snippet.end

struct RowView: View {
  let store: Store<RowState, RowAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("\(viewStore.count)") { viewStore.send(.tapped) }
    }
  }
}

// snippet.parts
struct RootView: View {
  let store: Store<RootState, RootAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      List {
        // ForEachStore(store.scope(state: \.rows, action: RootAction.row), content: RowView.init)
        ForEach(viewStore.rows) { row in
          RowView(
            store: store.scope(
              state: { $0.rows.first { $0.id == row.id } ?? row },
              action: { .row(id: row.id, action: $0) }
            )
          )
        }
        // IfLetStore(store.scope(state: \.timer, action: RootAction.timer), then: TimerView.init)
        if let timer = viewStore.timer {
          TimerView(store: store.scope(state: { $0.timer ?? timer }, action: RootAction.timer))
        }
      }
    }
  }
}
// snippet.end
