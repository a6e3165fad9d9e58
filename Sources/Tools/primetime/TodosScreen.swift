// The todos, as the terminal shows them. Like TimerScreen.swift, it is also compiled together with
// a learner's own reducer.

import Chapter03Effects
import Chapter03Examples
import Dispatch
import Foundation

extension App {
  /// Todos in a file, which answers as slowly as a server, so that the spinner can be seen.
  static func todos(_ log: Log) -> App {
    let client = TodosClient(TodosFile(url: World.todosFile))
    let pause = Duration.milliseconds(400)
    let screen = TodosScreen()
    var app = App(
      TodosState(),
      todosReducer,
      environment: TodosEnvironment(
        client: TodosClient(
          load: { client.load().deferred(for: pause, scheduler: DispatchQueue.main) },
          save: { client.save($0).deferred(for: pause, scheduler: DispatchQueue.main) },
          add: { client.add($0).deferred(for: pause, scheduler: DispatchQueue.main) }
        ),
        mainQueue: .main,
        uuid: { UUID() }
      ),
      log: log,
      appeared: .appeared,
      screen: { screen.lines($0) },
      action: { key, state, _ in screen.action(forKey: key, in: state) }
    )
    app.isTyping = { screen.mode == .typing }
    return app
  }
}

/// What belongs to the view and not to the store: what the next key is for.
@MainActor
private final class TodosScreen {
  enum Mode {
    case list, typing, deleting
  }

  private(set) var mode = Mode.list

  func lines(_ state: TodosState) -> [String] {
    var body = state.todos.prefix(9).enumerated().map { index, todo in
      "\(index + 1)  \(todo.isDone ? "✓" : "·")  \(todo.title)"
    }
    if state.todos.count > 9 { body.append("   … and \(state.todos.count - 9) more") }
    if body.isEmpty, !state.isLoading { body = [Frame.centered("Nothing to do")] }
    body.append("")
    if mode == .typing || !state.draft.isEmpty {
      body.append("new: \(state.draft)\(mode == .typing ? "_" : "")")
    }
    if state.isLoading { body.append("◌ one moment") }
    body += state.errorMessage.map { ["! \($0)"] } ?? []
    let legend =
      switch mode {
      case .list: ["a type a new one   1-9 done or not"] + saving(state)
      case .typing: ["return adds it   escape leaves it"]
      case .deleting: ["1-9 deletes it   any other key leaves it"]
      }
    return Frame.lines(title: "Todos", body, legend: legend)
  }

  private func saving(_ state: TodosState) -> [String] {
    // A learner's own state needn't know what is unsaved.
    let example = state as Any as? Chapter03Examples.TodosState
    return example?.unsaved.isEmpty ?? true
      ? ["d delete   r reload   s save"]
      : ["d delete   r reload", "s save: there are unsaved changes"]
  }

  func action(forKey key: Character, in state: TodosState) -> TodosAction? {
    let row = key.wholeNumberValue.map { $0 - 1 }.flatMap { index in
      state.todos.indices.contains(index) ? state.todos[index].id : nil
    }
    switch mode {
    case .typing:
      switch key {
      case "\u{1B}": mode = .list
      case "\n":
        mode = .list
        return .addTapped
      case "\u{7F}": return .draftChanged(String(state.draft.dropLast()))
      default: return .draftChanged(state.draft + String(key))
      }
      return nil
    case .deleting:
      mode = .list
      return row.map { .deleteTapped($0) }
    case .list:
      switch key {
      case "a": mode = .typing
      case "d": mode = .deleting
      case "s": return .saveTapped
      case "r": return .reloadTapped
      default: return row.map { .toggleTapped($0) }
      }
      return nil
    }
  }
}
