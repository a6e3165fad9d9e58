// The list on a terminal. The screen shows the nine rows around the one that is marked, so it takes
// no longer for a thousand rows than for ten.

import AppScreen
import Chapter04Modern

extension Todos.State {
  public var screen: Screen<Todos.Action> {
    let visible = visible
    var body = rows(visible)
    if let problem { body += ["", "! \(problem)"] }
    var screen = Screen<Todos.Action>(title: title(visible.count), body: body, keys: [])
    if let id = editing, let todo = todos[id: id] {
      screen.typing = Typing(todo.title) { .titleChanged($0) }
      screen.keys = [
        Key(.returnKey, "return keeps it", .editingEnded),
        Key(.escapeKey, "escape leaves it", .editingCancelled),
      ]
    } else {
      screen.keys = keys(visible)
    }
    return screen
  }

  private func title(_ count: Int) -> String {
    switch filter {
    case .all: "Todos · \(count)"
    case .active: "Todos · \(count) of \(todos.count), to do"
    case .completed: "Todos · \(count) of \(todos.count), done"
    }
  }

  private func rows(_ visible: IdentifiedArrayOf<Todo>) -> [String] {
    if visible.isEmpty { return [centered(todos.isEmpty ? "Nothing to do" : "None of these")] }
    let shown = shown(visible)
    var lines = zip(1..., visible[shown]).map { number, todo in
      let mark = todo.id == selection ? "›" : " "
      let title = todo.title + (todo.id == editing ? "_" : "")
      return "\(mark)\(number) \(todo.isDone ? "✓" : "·") \(title)"
    }
    if shown.lowerBound > 0 { lines.insert("  … \(shown.lowerBound) above", at: 0) }
    if shown.upperBound < visible.count {
      lines.append("  … \(visible.count - shown.upperBound) below")
    }
    return lines
  }

  /// The nine rows around the marked one.
  private func shown(_ visible: IdentifiedArrayOf<Todo>) -> Range<Int> {
    let marked = selection.flatMap { visible.index(id: $0) } ?? 0
    let start = max(0, min(marked - 4, visible.count - 9))
    return start..<min(start + 9, visible.count)
  }

  private func keys(_ visible: IdentifiedArrayOf<Todo>) -> [Key<Todos.Action>] {
    var keys = [Key("a", "a add", Todos.Action.addTapped)]
    if !visible.isEmpty {
      keys += rowKeys(visible[shown(visible)], "mark") { .selected($0.id) }
      let marked = selection.flatMap { visible.index(id: $0) }
      let next = marked.map { min($0 + 1, visible.count - 1) } ?? 0
      let previous = marked.map { max($0 - 1, 0) } ?? 0
      keys.append(Key("j", "j k down, up", .selected(visible[next].id)))
      keys.append(Key("k", nil, .selected(visible[previous].id)))
      if let marked {
        let id = visible[marked].id
        keys.append(Key("x", "x done or not", .doneTapped(id)))
        keys.append(Key("e", "e edit", .editTapped(id)))
        keys.append(Key("d", "d delete", .deleteTapped(id)))
      }
    }
    let filters = Todos.Filter.allCases
    let filter = filters[(filters.firstIndex(of: filter)! + 1) % filters.count]
    keys.append(Key("f", "f filter", .filterSelected(filter)))
    if todos.contains(where: \.isDone) {
      keys.append(Key("c", "c clear completed", .clearCompletedTapped))
    }
    if !past.isEmpty { keys.append(Key("u", "u undo", .undoTapped)) }
    return keys
  }
}
