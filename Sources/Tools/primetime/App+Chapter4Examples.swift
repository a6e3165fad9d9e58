// How chapter 4's small apps start. Their clients answer after a moment, so that a spinner can be
// seen.

import Chapter04Examples
import Chapter04Modern
import Foundation

extension App {
  static func fact(_ log: Log) -> App {
    App(Examples.NumberFact.State(), log: log, screen: \.screen) {
      Examples.NumberFactWithDependency()
    } withDependencies: {
      $0[Examples.NumberFactClient.self] = Examples.NumberFactClient { number in
        try await moment()
        return try await Examples.NumberFactClient.liveValue.fetch(number)
      }
    }
  }

  static func search(_ log: Log) -> App {
    App(Examples.Search.State(), log: log, screen: \.screen) { Examples.Search() }
  }

  static func items(_ log: Log) -> App {
    App(Examples.Inventory.State(), log: log, appeared: .items(.appeared), screen: \.screen) {
      Examples.Inventory()
    } withDependencies: {
      let live = Examples.ItemsClient.liveValue
      $0.itemsClient = Examples.ItemsClient(
        load: {
          try await moment()
          return try await live.load()
        },
        save: { id, quantity in
          try? await moment()
          await live.save(id, quantity)
        }
      )
    }
  }

  private nonisolated static func moment() async throws {
    try await Task.sleep(for: .milliseconds(400))
  }
}
