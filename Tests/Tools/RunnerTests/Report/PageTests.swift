import Terminal
import TerminalTesting
import Testing

@testable import Runner

@Suite struct PageTests {
  let fixture: Fixture
  let catalog: Catalog

  init() throws {
    fixture = try Fixture()
    catalog = try fixture.catalog()
  }

  let coloured = Style(isAllowed: true)

  @Test("A path stays whole in a pipe, and is broken only on a narrow terminal")
  func unbroken() {
    let path = "/one/rather long/path/01-First.swift"
    var pipe = Page(width: 20)
    pipe.add(label: "Edit", path)
    pipe.addUnbroken(path, indent: "  ")
    #expect(pipe.lines == ["Edit  " + path, "  " + path])

    var terminal = Page(width: 20, isTerminal: true)
    terminal.add(label: "Edit", path)
    terminal.addUnbroken(path, indent: "  ")
    #expect(terminal.lines.allSatisfy { columns(of: $0) <= 20 })
    #expect(terminal.lines[0] == "Edit  /one/rather")
  }

  @Test("Every line of a link can be clicked, but not its label")
  func link() {
    var page = Page(style: coloured, width: 20, isTerminal: true)
    page.add(label: "Edit", "/one/rather long/path", linkedTo: Path("/one"))
    #expect(page.lines.count == 2)
    #expect(page.lines.allSatisfy { $0.prefix(6).allSatisfy { $0 != "\u{1B}" } })
    #expect(page.lines.allSatisfy { $0.contains("\u{1B}]8;;file:///one") })
  }

  @Test("Blank lines separate, and are never first, last or doubled")
  func blanks() {
    var page = Page()
    page.addBlank()
    page.add("a")
    page.addBlank()
    page.addBlank()
    page.add("b")
    page.addBlank()
    #expect(page.text == "a\n\nb\n")
  }

  @Test("The list marks in words where the reader is and what is done")
  func list() throws {
    var page = Page()
    page.add(
      listOf: catalog,
      try LearnerProgress("workbook 1\ndone First"),
      current: try catalog.exercise("Second")
    )
    #expect(page.lines[0].hasPrefix("Chapter 1 Functions"))
    #expect(page.lines[0].hasSuffix(" 1/3"))
    #expect(
      page.lines.suffix(3) == [
        "  1.1  done    First", "> 1.2  pending Second", "  1.3  pending Third",
      ]
    )
  }

  @Test("Optional exercises are listed and counted apart, and passed by until you are among them")
  func optional() throws {
    let settings = Fixture.defaultSettings + ["optional: Under the hood"]
    let fixture = try Fixture(["01-First"])
    try fixture.add("02-Inside", settings: settings)
    try fixture.add("03-Deeper", settings: settings)
    let catalog = try fixture.catalog()
    let progress = try LearnerProgress("workbook 1\ndone First\ndone Inside")
    var page = Page()
    page.add(listOf: catalog, progress, current: catalog.exercises[0])
    #expect(page.lines[0].hasSuffix(" 1/1"))
    #expect(page.lines[2].hasPrefix("Under the hood (optional) "))
    #expect(page.lines[2].hasSuffix(" 1/2"))
    let bars = catalog.exercises.prefix(2).map { exercise in
      Watch.State(progress: progress, exercise: exercise).statusLine(of: catalog, width: 100)
    }
    #expect(bars[0].contains(" 1/1 "))
    #expect(bars[1].contains(" 1/2 optional "))
    let workspace = Workspace(folder: Path("/heft"), package: fixture.package, catalog: catalog)
    for (exercise, count) in zip(catalog.exercises, ["1 of 1", "1 of 2 optional exercises"]) {
      let state = Watch.State(progress: progress, exercise: exercise)
      var farewell = Page()
      farewell.add(.farewell, in: workspace, state, rows: 20)
      #expect(farewell.text.contains("with \(count) done."), "What the status line counts")
    }
    #expect(catalog.firstPending(progress, after: catalog.exercises[0]) == nil)
    #expect(catalog.firstPending(progress, after: catalog.exercises[1])?.name == "Deeper")

    var done = Page()
    done.addAllDone(catalog, progress)
    #expect(done.text.hasPrefix("Done, but for optional exercises: 1 is left.\n"))
    #expect(done.text.contains("next 1.3` begins with Deeper"))
  }

  @Test("The list names a chapter that has a lesson and no exercises yet")
  func listOfLesson() throws {
    let fixture = try Fixture()
    try (fixture.package / "Chapters" / "Chapter03Effects" / "README.md").write("# Effects\n")
    let catalog = try fixture.catalog()
    #expect(catalog.exercises.count == 3)
    var page = Page()
    page.add(listOf: catalog, try LearnerProgress("workbook 1"), current: catalog.exercises[0])
    #expect(page.lines.last == "Chapter 3 Effects        a lesson, no exercises yet")
  }

  @Test("A list too long for the screen shows the exercises near the reader, and fits")
  func longList() throws {
    let names = (1...40).map { "\($0 < 10 ? "0" : "")\($0)-Exercise\($0)" }
    let fixture = try Fixture(names)
    try fixture.add("01-Other", chapter: "Chapter02Pullback")
    let catalog = try fixture.catalog()
    for rows in [8, 12, 22, 30] {
      for current in catalog.exercises {
        var page = Page()
        page.add(listOf: catalog, LearnerProgress(), current: current, rows: rows)
        #expect(page.lines.count <= rows)
        #expect(page.lines.count { $0.hasPrefix("> \(current.label)") } == 1)
        #expect(page.lines.count { $0.hasPrefix("Chapter ") } == 2)
        let shown = page.lines.count { $0.contains("pending") }
        let hidden = page.lines.compactMap { $0.firstMatch(of: /(\d+) more/).flatMap { Int($0.1) } }
        #expect(shown + hidden.reduce(0, +) == (current.chapter.number == 1 ? 40 : 1))
      }
    }
    var page = Page()
    page.add(listOf: catalog, LearnerProgress(), current: catalog.exercises[0], rows: 60)
    #expect(page.lines.count { $0.contains("pending") } == 41)
  }

  @Test("A hint has its number, the last one says so, and a missing one is reported")
  func hint() throws {
    let exercise = try catalog.exercise("First")
    var page = Page()
    page.add(hint: 2, of: exercise, try Hints(exercise), isDone: false)
    #expect(page.lines == ["Hint 2 of 3 for 1.1 First", "  Look at `count`."])
    page = Page(width: 200)
    page.add(hint: 3, of: exercise, try Hints(exercise), isDone: false)
    #expect(
      page.lines.last
        == "That was the last hint. `swift run workbook solution 1.1 --spoil` shows the solution."
    )
    page = Page(width: 200)
    page.isWatching = true
    page.add(hint: 1, of: exercise, try Hints(exercise), isDone: true)
    #expect(page.lines.last == "You have passed this exercise. v shows the solution.")
    for (number, hints) in [(0, try Hints(exercise)), (4, try Hints(exercise)), (1, nil)] {
      var page = Page()
      page.add(hint: number, of: exercise, hints, isDone: false)
      #expect(page.lines == ["Exercise 1.1 has no such hint."])
    }
  }

  @Test("A text's code keeps its lines, and its paragraphs are wrapped")
  func markdown() {
    var page = Page(width: 24, isTerminal: true)
    let code = "  let counter = 1  // as wide as it is"
    page.add(
      Markdown(["## Why", "One two three", "four five six.", "```swift", code, "```"]),
      indent: "  "
    )
    #expect(
      page.lines == [
        "  Why", "", "  One two three four", "  five six.", "",
        "        let counter = 1", "            // as wide", "            as it is",
      ]
    )
    var pipe = Page(width: 24)
    pipe.add(Markdown(["```", code, "```"]))
    #expect(pipe.lines == ["    " + code])
  }

  // MARK: - Differences

  func difference(_ mine: [String], _ solution: [String], _ page: Page = Page()) -> [String] {
    var page = page
    page.add(differenceFrom: mine, to: solution, named: "First.swift")
    return Array(page.lines.dropFirst())
  }

  @Test("A difference shows what goes and what comes, in its place")
  func difference() {
    #expect(difference(["a", "b", "d"], ["a", "c", "d"]) == ["  a", "- b", "+ c", "  d"])
    #expect(difference([], ["a"]) == ["+ a"])
    #expect(difference(["a"], []) == ["- a"])
    #expect(difference(["b"], ["a", "b", "c"]) == ["+ a", "  b", "+ c"])
  }

  @Test("Of a difference only what changes is shown, with two lines around it")
  func hunks() {
    let mine = (1...12).map(String.init)
    var solution = mine
    solution[0] = "one"
    solution[8] = "nine"
    #expect(
      difference(mine, solution) == [
        "- 1", "+ one", "  2", "  3", "…", "  7", "  8", "- 9", "+ nine", "  10", "  11", "…",
      ]
    )
  }

  @Test("A difference holds exactly both texts, whatever they are")
  func differenceIsWhole() {
    var texts: [[String]] = [[]]
    for length in 0..<3 {
      texts += texts.filter { $0.count == length }.flatMap { text in
        ["a", "b", "c"].map { text + [$0] }
      }
    }
    #expect(texts.count == 40)
    for mine in texts {
      let wrong = texts.filter { solution in
        if mine == solution { return false }
        let lines = difference(mine, solution)
        return lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst(2)) } != mine
          || lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst(2)) } != solution
      }
      #expect(wrong == [])
    }
  }

  @Test("Colour adds to a difference and changes no character of it")
  func colouredDifference() {
    let plain = difference(["a", "b"], ["a", "c"], Page(width: 40, isTerminal: true))
    let page = Page(style: coloured, width: 40, isTerminal: true)
    let dressed = difference(["a", "b"], ["a", "c"], page)
    #expect(dressed.joined().contains("\u{1B}"))
    #expect(dressed.map(\.withoutEscapes) == plain)
  }

  // MARK: - The status line

  @Test("The status line is never wider than the terminal", arguments: 20...120)
  func statusLine(width: Int) throws {
    let catalog = try fixture.catalog()
    let idle = Watch.State(progress: LearnerProgress(), exercise: try catalog.exercise("First"))
    var checking = idle
    let submission = Submission(exercise: idle.exercise, files: [])
    checking.check = .running(submission, seconds: 12)
    var building = checking
    building.check = .running(
      submission,
      building: .init(part: 2, of: 3, name: "Chapter01FunctionsWithAVeryLongNameIndeed")
    )
    func line(_ state: Watch.State) -> String { state.statusLine(of: catalog, width: width) }
    for state in [idle, checking, building] {
      #expect(columns(of: line(state)) <= width)
      #expect(!line(state).isEmpty)
    }
    #expect(line(checking).contains("checking".prefix(width - 17)))
    if width >= 35 { #expect(line(checking).hasSuffix("checking 1.1, 12 s")) }
    checking.goesOn = true
    #expect(columns(of: line(checking)) <= width)
    if width >= 58 { #expect(line(checking).hasSuffix("12 s; goes on if it passes")) }
    if width >= 40 { #expect(line(idle).contains("q")) }
  }
}
