// How a teacher checks the workspaces of a class.

import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct ClassTests {
  let desk: LearnersDesk

  init() throws { desk = try LearnersDesk.used() }

  /// - Returns: the report, and its rows of single learners.
  private func check(_ learners: Path) async throws -> (LearnersDesk.Answer, rows: [String]) {
    let answer = try await desk.run(
      "check-all",
      "--learners",
      learners.description,
      "--report",
      "markdown"
    )
    let rows = answer.output.lines.filter { $0.wholeMatch(of: /\| \w{3} \|.*/) != nil }
    return (answer, rows)
  }

  @Test("Each learner's exercises are judged by themselves, and nothing is written beside them")
  func learners() async throws {
    let lamp = try desk.file("1.1")
    let texts = try [
      "Ada": desk.solution("1.1"), "Bob": lamp.read() + "// begun\n", "Cyd": lamp.read(),
      "Dan": "import Foundation\nlet end: Void = exit(0)\n",
    ]
    let handedIn = desk.temporary / "handed in"
    for (name, text) in texts {
      try (handedIn / name / lamp.folder.name / lamp.name).write(text)
    }
    let (answer, rows) = try await check(handedIn)
    #expect(answer.code == 1)
    #expect(answer.output.contains("\n| 1.1 TheLamp | 3 | 1 | "))
    #expect(rows == ["| Ada | 1 |  |", "| Bob | 0 | 1.1 |", "| Dan | 0 | 1.1 |"])
    #expect((handedIn / "Ada").contents == [lamp.folder.name])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: (handedIn / "Ada").description).count == 1
    )
  }

  @Test("A link to someone else's file isn't read, and what can't be read is in the report")
  func linksAndFolders() async throws {
    let lamp = try desk.file("1.1")
    let secret = desk.temporary / "secret.swift"
    try secret.write("let secret = grades_of_all\n")
    let handedIn = desk.temporary / "handed in"
    for (name, make) in [
      ("Eve", { (file: Path) in try file.makeLink(to: secret.description) }),
      ("Fay", { (file: Path) in try (file / "1").createFolder() }),
    ] as [(String, (Path) throws -> Void)] {
      try make(handedIn / name / lamp.folder.name / lamp.name)
    }
    let (answer, rows) = try await check(handedIn)
    #expect(!answer.output.contains("grades"), "\(answer.output)")
    #expect(rows == ["| Eve | 0 | 1.1 |", "| Fay | 0 | 1.1 |"])
  }

  @Test("A folder without workspaces, and an unknown report, are refused") func refused()
    async throws
  {
    #expect(try await desk.run("check-all", "--learners", "/nowhere").code == 2)
    #expect(try await desk.run("check-all", "--report", "html").code == 2)
  }
}
