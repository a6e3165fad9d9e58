import Testing

@testable import Runner

@Suite struct CapstoneSourceTests {
  private static let text = """
    public func twice(_ number: Int) -> Int {
      // answer 2 of Doubling
      0
      // end answer
    }

    """

  private func source(_ text: String = text) throws -> CapstoneSource {
    try CapstoneSource(SourceFile(name: "Library/Twice.swift", text: text))
  }

  @Test("Without an answer, a region holds what is between its marks")
  func starter() throws {
    let source = try source()
    #expect(source.answers == [CapstoneSource.Answer(exercise: "Doubling", number: 2)])
    #expect(
      source.starter
        == SourceFile(
          name: "Library/Twice.swift",
          text: "public func twice(_ number: Int) -> Int {\n  0\n}\n"
        )
    )
  }

  @Test("An answer takes the region's place, and its indentation")
  func filled() throws {
    let filled = try source().filled { answer in
      answer.number == 2 ? ["let two = 2", "", "return two * number"] : nil
    }
    #expect(
      filled.text == """
        public func twice(_ number: Int) -> Int {
          let two = 2

          return two * number
        }

        """
    )
  }

  @Test(
    "A misplaced mark is reported with its line",
    arguments: [
      ("// answer 1 of A\n// answer 2 of A\n// end answer\n", "Library/Twice.swift:2"),
      ("let a = 1\n// end answer\n", "Library/Twice.swift:2"),
      ("// answer\n// end answer\n", "Library/Twice.swift:1"),
      ("// answer 0 of A\n// end answer\n", "Library/Twice.swift:1"),
      ("// answer 1 of A\n", "never closed"),
    ]
  )
  func misplaced(text: String, message: String) throws {
    #expect(problem { _ = try source(text) }?.message.contains(message) == true)
  }

  // MARK: - What a learner wrote

  private static let exercise = """
    func up(_ count: inout Int) {
      // answer
      // starter: // Your code here.
      count += 1
      // end answer
    }

    func down(_ count: inout Int) {
      // answer
      // starter: // Your code here.
      count -= 1
      // end answer
    }

    """

  private func answer(_ number: Int, in text: String) throws -> [String]? {
    try AnnotatedSource(Self.exercise, file: "Solution.swift").answer(number, in: text)
  }

  @Test("An answer is found by the lines around it, whatever else was added to the file")
  func found() throws {
    let text = """
      import Foundation

      func up(_ count: inout Int) {
        if true {
          count += 1
        }
      }

      func step() -> Int { 1 }

      func down(_ count: inout Int) {
        count -= step()
      }

      """
    #expect(try answer(1, in: text) == ["if true {", "  count += 1", "}"])
    #expect(try answer(2, in: text) == ["count -= step()"])
    #expect(try answer(3, in: text) == nil)
  }

  @Test("If a line around the answer has changed, there is no answer")
  func changed() throws {
    let text = "func up(_ number: inout Int) {\n  number += 1\n}\n"
    #expect(try answer(1, in: text) == nil)
  }

  @Test("If the lines around an answer occur twice, there is no answer")
  func twice() throws {
    let once = "func up(_ count: inout Int) {\n  count += 1\n}\n"
    #expect(try answer(1, in: once) == ["count += 1"])
    #expect(try answer(1, in: once + once) == nil)
  }

  @Test("An answer must close every bracket that it opens, or there is none")
  func half() throws {
    let text = "func up(_ count: inout Int) {\n  if true {\n}\n  count += 1 }\n}\n"
    #expect(try answer(1, in: text) == nil)
    let quoted = "func up(_ count: inout Int) {\n  print(\"}\")  // {\n}\n"
    #expect(try answer(1, in: quoted) == ["print(\"}\")  // {"])
  }

  @Test("Two answers with the same line above them are told apart by the lines before it")
  func sameLines() throws {
    let source = try AnnotatedSource(
      """
      func a() -> Int {
        { x in
          // answer
          // end answer
        }
      }
      func b() -> Int {
        { x in
          // answer
          // end answer
        }
      }

      """,
      file: "Solution.swift"
    )
    let text =
      "func a() -> Int {\n  { x in\n    1\n  }\n}\nfunc b() -> Int {\n  { x in\n    2\n  }\n}\n"
    #expect(source.answer(1, in: text) == ["1"])
    #expect(source.answer(2, in: text) == ["2"])
  }
}
