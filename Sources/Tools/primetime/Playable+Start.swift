// How each app starts. The compiler checks that none is left out.

import SharedCommands

extension Playable {
  var start: App.Start {
    switch self {
    case .chapter1: App.chapter1
    case .chapter2: App.chapter2
    case .chapter2Counter: App.chapter2Counter
    case .chapter2Favorites: App.chapter2Favorites
    case .chapter3: App.chapter3
    case .chapter3Counter: App.chapter3Counter
    case .chapter3Offline: App.chapter3Offline
    case .timer: App.timer
    case .todos: App.todos
    case .chapter4: App.chapter4
    case .chapter4Counter: App.chapter4Counter
    case .chapter4Offline: App.chapter4Offline
    case .fact: App.fact
    case .search: App.search
    case .items: App.items
    case .modernTodos: App.modernTodos
    case .syncUps: App.syncUps
    case .ticTacToe: App.ticTacToe
    case .voiceMemos: App.voiceMemos
    case .caseStudies: App.caseStudies
    case .halfWay: App.halfWay
    }
  }
}
