import Terminal
import Testing

@Suite("A mistyped word") struct SuggestionTests {
  private let names = ["1", "2", "sync-ups", "tic-tac-toe", "half-way"]

  @Test("The nearest names are those that it begins, or that differ least") func nearestNames() {
    #expect(nearest(to: "sync", of: names) == ["sync-ups"])
    #expect(nearest(to: "Sync-ups", of: names) == ["sync-ups"])
    #expect(nearest(to: "tictactoe", of: names) == ["tic-tac-toe"])
    #expect(nearest(to: "haf-way", of: names + ["half-day"]) == ["half-way"])
    #expect(nearest(to: "counterreducer", of: ["CounterReducer"]) == ["CounterReducer"])
  }

  @Test("Without a near name there is no suggestion", arguments: ["chess", "", "3", "--"])
  func none(word: String) {
    #expect(nearest(to: word, of: names) == [])
    #expect(suggestion(for: word, of: names) == nil)
  }

  @Test("An option is compared without its dashes, which all of them have") func options() {
    #expect(nearest(to: "--jsn", of: ["--json", "--log"]) == ["--json"])
    #expect(nearest(to: "--x", of: ["--log"]) == [])
  }

  @Test("A suggestion is a question that names three at most") func suggestions() {
    #expect(suggestion(for: "lst", of: ["list", "next"]) == "Did you mean list?")
    #expect(suggestion(for: "lis", of: ["list", "lisp"]) == "Did you mean list or lisp?")
    let many = ["list1", "list2", "list3", "list4", "list1"]
    #expect(suggestion(for: "list", of: many) == "Did you mean list1, list2 or list3?")
  }
}
