// One name that two features show: gathered from its owner by a property, or shared. Half-way, the
// old feature goes on working on its part, which reads and writes what the new one shares.

import Chapter03Effects
import Chapter04Modern
import Migration

/// What the old feature works on.
struct Title: Equatable, Sendable {
  var name: String
  var edits: Int
}

enum TitleAction: Equatable, Sendable {
  case typed(String)
}

let titleReducer = Chapter03Effects.Reducer<Title, TitleAction, Void> { title, action, _ in
  switch action {
  case .typed(let text):
    title.name += text
    title.edits += 1
    return .none
  }
}

/// The new feature, which has the same name.
struct Greeting: Chapter04Modern.Reducer {
  struct State: Equatable {
    @Shared var name: String
  }

  enum Action: Equatable {
    case clearTapped
  }

  func reduce(into state: inout State, action: Action) -> Chapter04Modern.Effect<Action> {
    switch action {
    case .clearTapped:
      state.$name.withLock { $0 = "" }
      return .none
    }
  }
}

struct HalfWayProfile: Chapter04Modern.Reducer {
  struct State: Equatable {
    @Shared var name: String
    var edits = 0
    var greeting: Greeting.State

    init(name: Shared<String>) {
      _name = name
      greeting = Greeting.State(name: name)
    }

    /// What the old feature works on, gathered as before.
    var title: Title {
      get { Title(name: name, edits: edits) }
      set {
        if name != newValue.name { $name.withLock { $0 = newValue.name } }
        edits = newValue.edits
      }
    }
  }

  enum Action: Equatable, CasePathable {
    case title(TitleAction)
    case greeting(Greeting.Action)

    struct AllCasePaths: Sendable {
      var title: AnyCasePath<Action, TitleAction> {
        AnyCasePath(embed: Action.title) { if case .title(let it) = $0 { it } else { nil } }
      }
      var greeting: AnyCasePath<Action, Greeting.Action> {
        AnyCasePath(embed: Action.greeting) { if case .greeting(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Chapter04Modern.Reducer<State, Action> {
    Scope(state: \.title, action: \.title) {
      Reduce(titleReducer, environment: ())
    }
    Scope(state: \.greeting, action: \.greeting) {
      Greeting()
    }
  }
}
