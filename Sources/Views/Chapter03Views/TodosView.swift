// The todos and the timer in SwiftUI, as the environment style writes them.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter03Effects
  import Chapter03Examples
  import Foundation
  import SwiftUI

  public struct TodosView: View {
    let store: Store<TodosState, TodosAction>

    public init(store: Store<TodosState, TodosAction>) {
      self.store = store
    }

    public var body: some View {
      WithViewStore(store) { viewStore in
        Form {
          Section("New") {
            TextField(
              "What is to be done?",
              text: viewStore.binding(get: \.draft, send: TodosAction.draftChanged)
            )
            Button("Add") { viewStore.send(.addTapped) }
              .disabled(viewStore.draft.isEmpty || viewStore.isLoading)
          }
          if viewStore.isLoading { ProgressView() }
          if let message = viewStore.errorMessage { Text(message) }
          ForEach(viewStore.todos) { todo in
            Button(todo.isDone ? "✓ \(todo.title)" : todo.title) {
              viewStore.send(.toggleTapped(todo.id))
            }
          }
          .onDelete { rows in
            // The ids first: each deletion moves the rows below it.
            for id in rows.map({ viewStore.todos[$0].id }) { viewStore.send(.deleteTapped(id)) }
          }
        }
        .onAppear { viewStore.send(.appeared) }
      }
    }
  }

  public struct TimerView: View {
    let store: Store<TimerCounterState, TimerCounterAction>

    public init(store: Store<TimerCounterState, TimerCounterAction>) {
      self.store = store
    }

    public var body: some View {
      WithViewStore(store) { viewStore in
        VStack {
          Text("\(viewStore.count)")
          Button(viewStore.isRunning ? "Stop" : "Start") { viewStore.send(.toggleTapped) }
          Picker(
            "Every",
            selection: viewStore.binding(
              get: \.interval,
              send: TimerCounterAction.intervalSelected
            )
          ) {
            ForEach(TimerCounterState.Interval.allCases, id: \.self) { Text($0.label).tag($0) }
          }
        }
      }
    }
  }

  struct TodosPreviews: PreviewProvider {
    static func view(_ client: TodosClient) -> TodosView {
      TodosView(
        store: Store(
          initialState: TodosState(),
          reducer: todosReducer,
          environment: TodosEnvironment(client: client, mainQueue: .main, uuid: { UUID() })
        )
      )
    }

    static var previews: some View {
      view(.mock)
      view(TodosClient(load: { Effect(error: .unreadable("?")) }, save: { Effect(value: $0) }))
    }
  }

  struct TimerPreviews: PreviewProvider {
    static var previews: some View {
      TimerView(
        store: Store(
          initialState: TimerCounterState(count: 7),
          reducer: timerCounterReducer,
          environment: .live
        )
      )
    }
  }
#endif
