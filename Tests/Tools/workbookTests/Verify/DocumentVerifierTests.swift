import Terminal
import Testing

@testable import workbook

@Suite struct DocumentVerifierTests {
  /// `workbook check ID --seed N`, and `workbook all`.
  let program = Program<WorkbookAction>(
    name: "workbook",
    standard: WorkbookCommand(summary: "Watches.") { _ in .pass },
    commands: [
      WorkbookCommand(name: "check", operand: "ID", summary: "", options: [.seed]) { _ in .pass },
      WorkbookCommand(name: "all", summary: "") { _ in .pass },
    ]
  )
  let reference = "`swift run workbook check 1.1 --seed 4`, `all`"

  func problems(_ pages: [String: String]) -> [String] {
    DocumentVerifier(pages: pages, program: program, isExercise: { $0 == "1.1" }).problems
      .filter { !$0.contains("field") }
  }

  @Test("A command on a page is one that works")
  func commands() {
    #expect(problems(["README.md": reference]).isEmpty)
    #expect(
      problems([
        "README.md": reference,
        "A.md": """
        Type `swift run workbook check 1.2` or `swift run workbook chek 1.1`.

            swift run workbook check 1.1 --sed 4   # replays it
            swift run workbook   # watches
        """,
      ]) == [
        "A.md:1: there is no exercise 1.2.",
        "A.md:1: `swift run workbook chek 1.1` is wrong: There is no command \"chek\".",
        "A.md:3: `swift run workbook check 1.1 --sed 4` is wrong: `check` has no option --sed.",
      ]
    )
  }

  @Test("Every app that a page plays exists") func apps() {
    let pages = ["A.md": "`swift run workbook play 4 --feature todos`, `swift run workbook play 5`"]
    let verifier = DocumentVerifier(pages: pages, program: workbook.program) { _ in true }
    #expect(
      verifier.problems.contains(
        "A.md:1: `swift run workbook play 5` is wrong: There is no app \"5\"."
      )
    )
    #expect(!verifier.problems.contains { $0.contains("todos") })
  }

  @Test("Every command and option is described in the README or the runner's page")
  func unmentioned() {
    #expect(
      problems(["README.md": "`check`\n", "A.md": reference]) == [
        "Neither README.md nor docs/runner.md says what all does.",
        "Neither README.md nor docs/runner.md says what --seed does.",
      ]
    )
    #expect(problems(["docs/runner.md": "    check --seed N all\n"]).isEmpty)
  }

  @Test("The runner's page describes the fields that the commands print, and no others")
  func fields() {
    func problems(_ section: String) -> [String] {
      DocumentVerifier(
        pages: ["docs/runner.md": "## JSON\n\(section)\n## Next\n`other`\n"],
        program: program,
        isExercise: { _ in true }
      ).problems.filter { $0.contains("field") }
    }
    let all = problems("").compactMap { $0.dropLast().split(separator: " ").last.map(String.init) }
    #expect(all.contains("exercise") && all.contains("holds") && all.contains("isFound"))
    #expect(problems(all.map { "`\($0)`" }.joined()).isEmpty)
    #expect(
      problems(all.dropFirst().map { "`\($0)`" }.joined() + "`made` `pass` `check`") == [
        "docs/runner.md does not describe the field \(all[0]).",
        "docs/runner.md describes a field made, which no command prints.",
      ]
    )
  }
}
