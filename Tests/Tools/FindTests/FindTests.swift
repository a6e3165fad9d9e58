// Questions as people type them, messages as they paste them, and what a page is cut into.

import Testing

@testable import Find
@testable import Runner

@Suite struct FindTests {
  static let index = Result {
    let package = Path(#filePath).folder.folder.folder.folder
    return SearchIndex(
      of: try Section.all(in: package, Catalog(package: package).exercises),
      for: (questions + messages).map(\.0)
    )
  }

  /// What is typed, and the heading that answers it.
  static let questions = [
    ("my sheet does not close", "A sheet won't close, or takes its parent with it"),
    ("dismiss closes two screens", "A screen dismisses itself"),
    ("present a sheet after another sheet", "A second sheet or alert doesn't appear"),
    ("infinite scroll pagination", "Load a list page by page"),
    ("pop to root", "Push, pop, pop to the root"),
    ("forbid swipe to dismiss when the form has changes", "Ask before unsaved changes"),
    ("memory leak after popping", "A closed screen stays in memory"),
    ("child sends something to the parent", "Let a child tell its parent something"),
    ("how do I read the parent state in the child", "Read the parent's state in a child"),
    ("escaping closure", "Mutable capture of 'inout' parameter"),
    ("view not refreshing", "A view isn't redrawn"),
    ("body runs on every key in a text field", "A view is redrawn too often"),
    ("deep link into a navigation stack", "A link into the app"),
    ("core data", "Use Core Data, SwiftData or another database"),
    ("two tabs share a value", "Tabs"),
    ("which Xcode do I need", "Which Swift, iOS and Xcode do I need?"),
    ("does it run on android or linux", "Platforms"),
    ("hire people who know it", "Learning and hiring"),
    ("restore brightness when the screen disappears", "Clean up when a screen goes away"),
    ("multiple windows one store", "Several windows"),
    ("list goes empty when a shared value changes", "A screen or a form falls back"),
    ("onChange of two fields", "To react to one field"),
    ("migrate from 0.58 to 1.0", "C. Up to 1.23.3"),
    ("upgrade 0.38 to 1.25", "Effort and risk"),
  ]

  static let messages = [
    (
      "/App/Feature.swift:12:9: error: type 'Search.Action' has no member 'Cases'",
      "Type '…' has no member 'Cases'"
    ),
    (
      "circular reference resolving attached macro 'Reducer'",
      "Circular reference at a macro"
    ),
    (
      "ForEach<Array<Store<Row>>>: the ID ObjectIdentifier(0x0000600003) occurs multiple times "
        + "within the collection, this will give undefined results!",
      "\"the ID ObjectIdentifier(…) occurs multiple times within the collection\""
    ),
    (
      "Fatal error: Can’t remove more items from a collection than it contains",
      "\"Can't remove more items"
    ),
    (
      "An \"ifLet\" at \"App/Home.swift:40\" received a child action when child state was \"nil\".",
      "An action for a child that is gone"
    ),
    (
      "\"Store.send\" was called on a non-main thread with: App.Action.tapped …",
      "Called on a non-main thread"
    ),
    (
      "Must handle 2 received actions before sending an action.",
      "\"Must handle 1 received action"
    ),
    (
      "Update NavigationRequestObserver tried to update multiple times per frame.",
      "\"… tried to update multiple times per frame\""
    ),
    (
      "value of type 'Binding<StoreOf<Home>>' (aka 'Binding<Store<Home.State, Home.Action>>') has no "
        + "dynamic member 'scope' using key path from root type 'Home.State'",
      "Value of type '…' has no dynamic member"
    ),
    (
      "External macro implementation type 'ComposableArchitectureMacros.ReducerMacro' could not "
        + "be found for macro 'Reducer()'",
      "\"Target '…' must be enabled"
    ),
  ]

  @Test(
    "A question finds its section among the first three",
    arguments: questions
  )
  func question(words: String, heading: String) throws {
    let headings = try Self.index.get().results(for: words).prefix(3).map(\.section.heading)
    #expect(headings.contains { $0.hasPrefix(heading) }, "\(words): \(headings)")
  }

  @Test(
    "A message that is pasted whole finds its entry first",
    arguments: messages
  )
  func message(text: String, heading: String) throws {
    let first = try Self.index.get().results(for: text).first?.section.heading ?? ""
    #expect(first.hasPrefix(heading), "\(first)")
  }

  static let page = """
    # Lamps

    A lamp is on or off.

    ## Turning it on

    <!-- snippet: a -->
    ```swift
    lamp.isOn = true
    ```

    Call [the switch](switch.md#here). It **toggles** the lamp, whatever it was.

    | what you see | what to do |
    |---|---|
    | it glows | wait for it |
    """

  @Test("A page is cut at its headings, and each piece knows its line") func pieces() {
    let sections = Section.pieces(of: Self.page, at: "docs/lamps.md", kind: .guide)
    #expect(sections.map(\.name) == ["Lamps", "Lamps: Turning it on"])
    #expect(sections.map(\.line) == [1, 5])
    #expect(sections[1].passages.map(\.line) == [9, 12, 14, 16])
    #expect(sections[1].passages.map(\.isCode) == [true, false, false, false])
  }

  @Test(
    "The sentence that has the words is shown, without its links",
    arguments: [
      ("toggle", "It toggles the lamp, whatever it was."), ("switch", "Call the switch."),
      ("glowing", "it glows: wait for it"), ("isOn true", "lamp.isOn = true"),
    ]
  )
  func sentence(words: String, passage: String) {
    let index = SearchIndex(
      of: Section.pieces(of: Self.page, at: "a.md", kind: .guide),
      for: [words]
    )
    #expect(index.results(for: words).first?.passage == passage)
  }

  @Test("A row that quotes a message is found by it") func row() {
    let page = """
      # Messages

      | what you see | what to do |
      |---|---|
      | "No lamp at … was "lit"", "It is dark here", ""Lamp.light" was called" | buy a lamp |
      """
    let sections = Section.pieces(of: page, at: "docs/migration/errors.md", kind: .guide)
    let texts = [
      "error: no lamp at Home.swift:3 was 'lit'", "It is dark here, says the app.",
      "\"Lamp.light\" was called in the dark",
    ]
    let index = SearchIndex(of: sections, for: texts)
    for text in texts {
      #expect(index.results(for: text).first?.passage == "buy a lamp")
    }
  }

  @Test(
    "Words are the same whatever their ending, and a name has parts",
    arguments: [
      ("closes", "closing"), ("stack", "stacks"), ("library", "libraries"), ("pop", "popped"),
      ("dismiss", "dismissing"),
    ]
  )
  func endings(one: String, other: String) {
    #expect(Words.stem(one) == Words.stem(other))
  }

  @Test("A name is a word and its parts; a link's target is none") func words() {
    let words = Words("`WithViewStore` doesn’t [observe](a/b.md): it's 测试.")
    #expect(words.all == ["withviewstore", "doesnt", "observe", "its", "测试"])
    #expect(words.parts == ["with", "view", "store"])
    #expect(
      Words("From 0.x, 1.25.3 or iOS 15. Then").all.joined(separator: " ")
        == "from 0.x 1.25.3 or ios 15 then"
    )
  }

  @Test("If nothing is found, a word that is nearly the same is suggested") func nothing() {
    let index = SearchIndex(
      of: Section.pieces(of: Self.page, at: "a.md", kind: .guide),
      for: ["tuggles"]
    )
    #expect(index.results(for: "tuggles").isEmpty)
    #expect(
      index.nothingFound(for: "tuggles").description
        == "No page has \"tuggles\". Did you mean toggles?"
    )
    #expect(
      index.nothingFound(for: "!!").description
        == "No page has \"!!\". Try fewer words, or one that stands in your code."
    )
  }
}
