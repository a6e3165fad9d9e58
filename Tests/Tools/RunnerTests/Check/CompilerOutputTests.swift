import Testing

@testable import Runner

@Suite struct CompilerOutputTests {
  func diagnostics(_ text: String) -> [Verdict.Diagnostic] {
    CompilerOutput.diagnostics(in: text, learnersFiles: ["01-First.swift"])
  }

  @Test("A diagnostic has a place, a severity, a message, and the excerpt up to the next one")
  func diagnostics() {
    let found = diagnostics(
      """
      01-First.swift:4:3: error: cannot find 'stat' in scope; did you mean 'state'?
       4 |   stat.count += 1
         |   |- error: cannot find 'stat' in scope; did you mean 'state'?
         |   `- note: 'state' declared here

      /some where/Prüfung/01-First.swift:3:20: note: 'state' declared here
      Tests.swift:9:1: warning: unused
      """
    )
    #expect(found.map(\.severity) == [.error, .note, .warning])
    #expect(found.map(\.place?.line) == [4, 3, 9])
    #expect(found.map(\.place?.column) == [3, 20, 1])
    #expect(found.map(\.place?.file) == ["01-First.swift", "01-First.swift", "Tests.swift"])
    #expect(found.map(\.isMine) == [true, true, false])
    #expect(found[0].message == "cannot find 'stat' in scope; did you mean 'state'?")
    #expect(found[0].excerpt.count == 4)
    #expect(found[0].excerpt[0] == " 4 |   stat.count += 1")
  }

  @Test("A message may itself mention errors, notes and places")
  func messagesWithMarks() {
    let found = diagnostics(
      """
      01-First.swift:1:2: warning: error: is a label
      01-First.swift:3:4: error: a.swift:5:6: note: no
      """
    )
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.map(\.message) == ["error: is a label", "a.swift:5:6: note: no"])
    #expect(found.map(\.place?.line) == [1, 3])
  }

  @Test(
    "A diagnostic without a place is in nobody's file",
    arguments: ["error: link command failed", "<unknown>:0: error: link command failed"]
  )
  func nowhere(text: String) {
    let found = diagnostics(text)
    #expect(found.map(\.message) == ["link command failed"])
    #expect(found.map(\.place) == [nil])
    #expect(found.map(\.isMine) == [false])
  }

  @Test("That a job of the driver failed is shown only if nothing says why")
  func failedJob() {
    let job = "error: emit-module command failed with exit code 1 (use -v to see invocation)"
    #expect(diagnostics(job).map(\.place) == [nil])
    #expect(diagnostics("\(job)\nTests.swift:9:1: warning: unused").count == 2)
    let found = diagnostics("\(job)\n01-First.swift:1:2: error: no\n\(job)")
    #expect(found.map(\.message) == ["no"])
  }

  @Test("Other output isn't a diagnostic, and lines before the first one are ignored")
  func otherOutput() {
    #expect(diagnostics("").isEmpty)
    #expect(diagnostics("ld: error: no such thing\nsome words").isEmpty)
    #expect(diagnostics("words\n01-First.swift:1:1: error: no\n").map(\.excerpt) == [[]])
  }

  @Test("A file whose name merely ends like the learner's isn't theirs")
  func otherFile() {
    #expect(diagnostics("x01-First.swift:1:1: error: no").map(\.isMine) == [false])
  }

  @Test("Columns count characters, not bytes", arguments: ["é é", "e\u{301} é", "日本", "👩‍👩‍👧‍👦x"])
  func columns(text: String) {
    let source = "let a = 1\r\n\(text)+b\n"
    let found = CompilerOutput.diagnostics(
      in: "01-First.swift:2:\(text.utf8.count + 1): error: no",
      learnersFiles: ["01-First.swift"],
      sources: ["01-First.swift": source]
    )
    #expect(found.first?.place?.column == text.count + 1)
    #expect(diagnostics("01-First.swift:2:9: error: no").first?.place?.column == 9)
  }
}
