import Terminal
import Testing

@testable import Runner

@Suite struct ArgumentsTests {
  func parse(_ words: String...) throws -> Arguments { try workbookProgram.parse(words).arguments }

  func command(_ words: String...) throws -> String {
    try workbookProgram.parse(words).command.name
  }

  func refusal(_ words: String...) throws -> String {
    let problem = try #require(problem { _ = try workbookProgram.parse(words) })
    #expect(problem.exitCode == .usage)
    return problem.happened
  }

  @Test("Without a command the workbook watches, options or not")
  func standard() throws {
    #expect(try command() == "")
    #expect(try parse("--workspace", "My Folder")[.workspace] == "My Folder")
    #expect(try command("--workspace", "My Folder", "list") == "list")
  }

  @Test("check with an exercise is answered with run") func check() throws {
    let problem = problem { _ = try workbookProgram.parse(["check", "1.3"]) }
    #expect(problem?.advice == "`swift run workbook run 1.3` checks an exercise.")
  }

  @Test("A command takes its operand and its options in any order")
  func operand() throws {
    for words in [["run", "1.2", "--json"], ["run", "--json", "1.2"]] {
      let (command, arguments) = try workbookProgram.parse(words)
      #expect(command.name == "run")
      #expect(arguments.operand == "1.2")
      #expect(arguments.has(.json))
      #expect(!arguments.has(.help))
    }
    #expect(try parse("run").operand == nil)
  }

  @Test("An option's value follows it or `=`, and may itself contain `=`")
  func values() throws {
    #expect(try parse("list", "--workspace", "a b")[.workspace] == "a b")
    #expect(try parse("list", "--workspace=a=b")[.workspace] == "a=b")
    #expect(try parse("run", "--limit=0.5").seconds(.limit) == .milliseconds(500))
    #expect(try parse("run").seconds(.limit) == nil)
  }

  @Test(
    "Help can be asked for in two ways, and then an operand may be missing",
    arguments: ["-h", "--help"]
  )
  func help(word: String) throws {
    #expect(try parse(word).has(.help))
    #expect(try parse("reset", word).has(.help))
  }

  @Test(
    "A typo is reported and never guessed at",
    arguments: [
      (["lst"], "There is no command \"lst\"."),
      (["list", "--jsn"], "`list` has no option --jsn."),
      (["list", "-j"], "`list` has no option -j."),
      (["--workspce", "DIR", "list"], "`workbook` has no option --workspce."),
      (["--json"], "`workbook` has no option --json."),
      (["list", "1.2"], "`list` takes no \"1.2\"."),
      (["run", "1.2", "1.3"], "`run` takes no \"1.3\"."),
      (["reset"], "`reset` needs ID."),
      (["list", "--json=yes"], "--json takes no value."),
    ]
  )
  func refusals(words: [String], sentence: String) {
    let problem = problem { _ = try workbookProgram.parse(words) }
    #expect(problem?.happened == sentence)
    #expect(problem?.exitCode == .usage)
  }

  @Test(
    "A typo near a word that the program knows is answered with that word",
    arguments: [
      (["lst"], "Did you mean list? `swift run workbook --help` lists them."),
      (["chekc-all"], "Did you mean check-all? `swift run workbook --help` lists them."),
      (["quux"], "`swift run workbook --help` lists them."),
      (["list", "--jsn"], "Did you mean --json? `swift run workbook list --help` shows"),
      (["run", "--spoil"], "`solution` has it. `swift run workbook run --help` shows"),
      (["list", "-x"], "`swift run workbook list --help` shows"),
      (
        ["1.3"],
        "`swift run workbook run 1.3` checks that exercise, and `swift run workbook next 1.3` "
      ),
      (["play", "3", "todos"], "Type `swift run workbook play 3 --feature todos`."),
      (["play", "3", "chess"], "`swift run workbook play --help` shows"),
      (["list", "1.3"], "`swift run workbook list --help` shows"),
    ]
  )
  func suggestions(words: [String], advice: String) throws {
    let problem = try #require(problem { _ = try workbookProgram.parse(words) })
    #expect(problem.advice.hasPrefix(advice))
  }

  @Test("A missing value is reported, not taken from the next word")
  func missingValue() throws {
    let sentence = "--workspace needs DIR."
    #expect(try refusal("run", "--workspace") == sentence)
    #expect(try refusal("run", "--workspace=") == sentence)
    #expect(try refusal("run", "--workspace=", "1.2") == sentence)
    #expect(try refusal("run", "--workspace", "--json") == sentence)
  }

  @Test("Seconds are a number above zero", arguments: ["0", "-1", "soon", "nan", "inf", "3601"])
  func seconds(text: String) throws {
    let arguments = try parse("run", "--limit=\(text)")
    let problem = try #require(problem { _ = try arguments.seconds(.limit) })
    #expect(problem.happened.contains("not \"\(text)\""))
    #expect(problem.exitCode == .usage)
  }

  @Test("Every command has a name of its own, and no option twice")
  func table() {
    #expect(Set(workbookProgram.commands.map(\.name)).count == workbookProgram.commands.count)
    for command in workbookProgram.commands {
      let options = workbookProgram.options(of: command)
      #expect(Set(options.map(\.name)).count == options.count)
    }
  }

  @Test("Every command's help fits the given width", arguments: [40, 60, 80])
  func helpWidth(width: Int) {
    for command in workbookProgram.commands + [workbookProgram.standard] {
      let lines = workbookProgram.help(for: command, width: width)
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(lines[0].hasPrefix("Usage: swift run workbook"))
    }
  }
}
