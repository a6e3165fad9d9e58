// What the small apps look like, and that no keys break them.

import AppScreen
import AppScreenTesting
import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("The screens of the small apps") @MainActor struct ExampleScreenTests {
  private struct Offline: Error {}

  @Test("While a fact is loading, there is a spinner, and the button has no key") func fact() {
    var state = Examples.NumberFact.State(count: 7)
    #expect(state.screen.body.contains(centered("[ fact ]")))
    #expect(state.screen.action(for: "f") != nil)
    state.isLoading = true
    #expect(state.screen.body.contains(centered("◌ asking")))
    #expect(state.screen.action(for: "f") == nil)
    state.isLoading = false
    state.failure = "No fact: offline."
    #expect(state.screen.body.last == "! No fact: offline.")
  }

  @Test("A search shows nine results, and a failure in their place") func search() {
    var state = Examples.Search.State()
    #expect(state.screen.body == ["search: _", ""])
    state.query = "é"
    state.results = (1...12).map { "result \($0)" }
    #expect(state.screen.body.count == 12 && state.screen.body.last == "  … and 3 more")
    state.hasFoundNothing = true
    #expect(state.screen.body.last == "  Nothing found.")
    state.hasFailed = true
    #expect(state.screen.body.last == "! The search failed. Type on to try again.")
    #expect(state.screen.lines.contains("escape clears it"))
  }

  @Test("The items are a list until one is open; the open one has a way back") func items() {
    var state = Examples.Inventory.State()
    state.items.rows = [
      Examples.Item.State(id: 1, name: "Cable", quantity: 3),
      Examples.Item.State(id: 2, name: "Mouse"),
    ]
    state.items.hasFailed = true
    #expect(
      state.screen.body == ["1  Cable × 3", "2  Mouse × 1", "! The items could not be loaded."]
    )
    state.selectedID = 2
    #expect(state.screen.title == "Mouse")
    #expect(state.screen.lines.contains { $0.contains("- the last one") })
    #expect(state.screen.lines.contains { $0.contains("b back") })
  }

  @Test("Random keys leave nothing behind in the fact counter") func randomFact() async {
    await pressKeys(in: Examples.NumberFact.State(), screen: \.screen) {
      Examples.NumberFactWithDependency()
    } withDependencies: {
      $0[Examples.NumberFactClient.self].fetch = { number in
        await Task.yield()
        if number.isMultiple(of: 3) { throw Offline() }
        return "\(number) is good."
      }
    }
  }

  @Test("Random keys leave nothing behind in the search") func randomSearch() async {
    let clock = TestClock()
    await pressKeys(in: Examples.Search.State(), screen: \.screen, clock: clock) {
      Examples.Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0[Examples.SearchClient.self].search = { query in
        if query.count.isMultiple(of: 3) { throw Offline() }
        return [query]
      }
    }
  }

  @Test("Random keys leave nothing behind in the items") func randomItems() async {
    let clock = TestClock()
    await pressKeys(
      in: Examples.Inventory.State(),
      appeared: .items(.appeared),
      screen: \.screen,
      clock: clock
    ) {
      Examples.Inventory()
    } withDependencies: {
      $0.itemsClient = Examples.ItemsClient(
        load: {
          try await clock.sleep(for: .milliseconds(500))
          return (1...4).map { Examples.Item.State(id: $0, name: "Item \($0)", quantity: $0) }
        },
        save: { _, _ in try? await clock.sleep(for: .milliseconds(500)) }
      )
    }
  }
}
