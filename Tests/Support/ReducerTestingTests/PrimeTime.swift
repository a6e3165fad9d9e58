import ReducerTesting

// A small app to plant bugs in, of the kind the workbook is about.

struct AppState: Equatable {
  var count = 0
  var favorites: [Int] = []
  var feed: [Entry] = []
  var sheet: Sheet?

  struct Entry: Equatable {
    var kind: Kind
    var number: Int
    enum Kind { case added, removed }
  }

  enum Sheet: Equatable {
    case prime(Int)
    case alert(title: String)
  }
}

enum AppAction: Equatable {
  case increment
  case decrement
  case set(Int)
  case save
  case delete([Int])
  case openSheet
  case closeSheet
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .increment: state.count += 1
  case .decrement: state.count -= 1
  case .set(let count): state.count = count
  case .save:
    state.favorites.append(state.count)
    state.feed.append(.init(kind: .added, number: state.count))
  case .delete(let offsets):
    for offset in offsets.sorted(by: >) {
      state.feed.append(.init(kind: .removed, number: state.favorites.remove(at: offset)))
    }
  case .openSheet: state.sheet = .prime(state.count)
  case .closeSheet: state.sheet = nil
  }
}

/// The simplest first.
var appActions: Actions<AppState, AppAction> {
  [.increment, .decrement, .save, .openSheet, .closeSheet, .set(-20)]
    + Actions { state in state.favorites.indices.map { .delete([$0]) } }
}

/// The report on a reducer with a bug in it.
func report(on buggy: @escaping (inout AppState, AppAction) -> Void) -> Report {
  compare(subject: buggy, reference: appReducer, from: AppState(), actions: appActions)
}

extension Report {
  /// The shortest script's actions.
  var script: [String]? { failure?.trace?.steps.map(\.action) }
}
