import Testing

@testable import Runner

@Suite struct AnnotatedSourceTests {
  let source = """
    func up(_ count: inout Int) {
      // answer
      // starter: // Your code here.
      count += 1
      // end answer
    }

    func down(_ count: inout Int) {
      // answer
      count -= 1

      print(count)
      // end answer
    }

    """

  @Test("An earlier name is in neither, so it makes no new starter")
  func formerly() throws {
    let renamed = try AnnotatedSource("// formerly: Old\n" + source, file: "S.swift")
    #expect(try renamed == AnnotatedSource(source, file: "S.swift"))
  }

  @Test("The solution is the file without its markers")
  func solution() throws {
    #expect(
      try AnnotatedSource(source, file: "S.swift").solution == """
        func up(_ count: inout Int) {
          count += 1
        }

        func down(_ count: inout Int) {
          count -= 1

          print(count)
        }

        """
    )
  }

  @Test("In the starter, a region is replaced by what follows `// starter:`, or by nothing")
  func starter() throws {
    #expect(
      try AnnotatedSource(source, file: "S.swift").starter == """
        func up(_ count: inout Int) {
          // Your code here.
        }

        func down(_ count: inout Int) {
        }

        """
    )
  }

  @Test("A starter of several lines keeps its indentation and its blank lines")
  func severalStarterLines() throws {
    let source = try AnnotatedSource(
      """
        // answer
        // starter: if true {
        // starter:   stop()
        // starter:
        // starter: }
        // end answer
      """,
      file: "S.swift"
    )
    #expect(source.starter == "  if true {\n    stop()\n\n  }\n")
  }

  @Test(
    "A misplaced marker is reported with its line",
    arguments: [
      ("// end answer", 1), ("// starter: x", 1),
      ("// answer\n// answer\n// end answer", 2),
      ("// answer\n// end answer\n  // end answer", 3),
    ]
  )
  func misplaced(text: String, line: Int) throws {
    let problem = try #require(problem { _ = try AnnotatedSource(text, file: "S.swift") })
    #expect(problem.happened.hasPrefix("S.swift:\(line): "))
    #expect(problem.happened.contains("out of place"))
  }

  @Test("A file with an unclosed region, or without any, is refused")
  func unclosedAndNone() throws {
    let unclosed = try #require(
      problem { _ = try AnnotatedSource("// answer\nx", file: "S.swift") }
    )
    #expect(unclosed.happened.contains("never closed"))
    let none = try #require(problem { _ = try AnnotatedSource("let x = 1", file: "S.swift") })
    #expect(none.happened.contains("no answer"))
  }

  @Test("Lines end at LF or CRLF, and a final line break doesn't start another line")
  func lines() {
    #expect("a\nb\n".lines == ["a", "b"])
    #expect("a\r\n\r\nb\r\n".lines == ["a", "", "b"])
    #expect("a\n\n".lines == ["a", ""])
    #expect("".lines == [])
    #expect("\t ä \n".trimmed == "ä")
  }
}
