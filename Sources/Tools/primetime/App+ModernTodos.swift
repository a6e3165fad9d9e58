// How chapter 4's todos start. They are a module of their own, which is built only to play them.

import Chapter04Modern
import Chapter04Todos

extension App {
  static func modernTodos(_ log: Log) -> App {
    App(
      Todos.State(todos: Shared(.todos(file: World.todosFile))),
      log: log,
      screen: \.screen
    ) {
      Todos()
    }
  }
}
