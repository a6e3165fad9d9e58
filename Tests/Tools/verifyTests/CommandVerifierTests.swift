import Terminal
import Testing

@testable import Runner
@testable import verify

@Suite struct CommandVerifierTests {
  /// `workbook check ID --limit N`, and `workbook all`.
  let program = Program<WorkbookAction>(
    name: "swift run workbook",
    standard: WorkbookCommand(summary: "Watches.") { _ in .pass },
    commands: [
      WorkbookCommand(name: "check", operand: "ID", summary: "", options: [.limit]) { _ in .pass },
      WorkbookCommand(name: "all", summary: "") { _ in .pass },
    ]
  )
  let reference = "`swift run workbook check 1.1 --limit 4`, `all`"

  func problems(_ pages: [String: String]) -> [String] {
    CommandVerifier(
      pages: pages,
      program: program,
      reference: ["README.md", "docs/reference/runner.md"],
      isExercise: { $0 == "1.1" },
      isMine: { _, _ in false }
    ).problems
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
    let pages = [
      "A.md": "`swift run workbook play 4 --feature todos`, `swift run workbook play 5`",
      "B.md": """
      `swift run workbook play 1 --feature mine --mine`
      `swift run workbook play 1 --feature todos --mine`
      """,
    ]
    let verifier = CommandVerifier(
      pages: pages,
      program: workbookProgram,
      reference: [],
      isExercise: { _ in true },
      isMine: { $1 == "mine" }
    )
    #expect(
      verifier.problems.filter { $0.contains(".md:") } == [
        "A.md:1: `swift run workbook play 5` is wrong: There is no app \"5\".",
        "B.md:2: no exercise asks for what `swift run workbook play 1 --feature todos --mine` plays.",
      ]
    )
  }

  @Test("Every command and option is described on a page of reference")
  func unmentioned() {
    #expect(
      problems(["README.md": "`check`\n", "A.md": reference]) == [
        "No page of README.md, docs/reference/runner.md says what all does.",
        "No page of README.md, docs/reference/runner.md says what --limit does.",
      ]
    )
    #expect(problems(["docs/reference/runner.md": "    check --limit N all\n"]).isEmpty)
  }
}
