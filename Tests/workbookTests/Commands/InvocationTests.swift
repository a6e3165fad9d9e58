import Testing

@testable import workbook

@Suite struct InvocationTests {
  func parse(_ words: String...) throws -> Invocation {
    try Invocation(words, commands: commands, standard: .standard)
  }

  func refusal(_ words: String...) throws -> String {
    let problem = try #require(
      problem { _ = try Invocation(words, commands: commands, standard: .standard) }
    )
    #expect(problem.exitCode == .usage)
    return problem.happened
  }

  @Test("Without a command the workbook watches, options or not")
  func standard() throws {
    #expect(try parse().command.name == "")
    #expect(try parse("--workspace", "My Folder")[Command.workspace] == "My Folder")
    #expect(try parse("--workspace", "My Folder", "list").command.name == "list")
  }

  @Test("A command takes its operand and its options in any order")
  func operand() throws {
    for words in [["run", "1.2", "--json"], ["run", "--json", "1.2"]] {
      let invocation = try Invocation(words, commands: commands, standard: .standard)
      #expect(invocation.command.name == "run")
      #expect(invocation.operand == "1.2")
      #expect(invocation.has(Command.json))
      #expect(!invocation.has(Command.help))
    }
    #expect(try parse("run").operand == nil)
  }

  @Test("An option's value stands behind it or behind `=`, which may be part of it")
  func values() throws {
    #expect(try parse("list", "--workspace", "a b")[Command.workspace] == "a b")
    #expect(try parse("list", "--workspace=a=b")[Command.workspace] == "a=b")
    #expect(try parse("run", "--limit=0.5").seconds(Command.limit) == .milliseconds(500))
    #expect(try parse("run").seconds(Command.limit) == nil)
  }

  @Test(
    "Help is asked for in two ways, and stands in for what is missing",
    arguments: ["-h", "--help"]
  )
  func help(word: String) throws {
    #expect(try parse(word).has(Command.help))
    #expect(try parse("reset", word).has(Command.help))
  }

  @Test("A slip of the pen is told and never guessed at")
  func refusals() throws {
    #expect(try refusal("lst") == "There is no command \"lst\".")
    #expect(try refusal("list", "--jsn") == "`list` has no option --jsn.")
    #expect(try refusal("list", "-j") == "`list` has no option -j.")
    #expect(try refusal("--json") == "The workbook has no option --json.")
    #expect(try refusal("list", "1.2") == "`list` takes no \"1.2\".")
    #expect(try refusal("run", "1.2", "1.3") == "`run` takes no \"1.3\".")
    #expect(try refusal("reset") == "`reset` needs ID.")
    #expect(try refusal("list", "--json=yes") == "--json takes no value.")
  }

  @Test("A value that is missing is told, not taken from the next word")
  func missingValue() throws {
    let told = "--workspace needs DIR."
    #expect(try refusal("run", "--workspace") == told)
    #expect(try refusal("run", "--workspace=") == told)
    #expect(try refusal("run", "--workspace=", "1.2") == told)
    #expect(try refusal("run", "--workspace", "--json") == told)
  }

  @Test("Seconds are a number above zero", arguments: ["0", "-1", "soon", "nan", "inf", "3601"])
  func seconds(text: String) throws {
    let invocation = try parse("run", "--limit=\(text)")
    let problem = try #require(problem { _ = try invocation.seconds(Command.limit) })
    #expect(problem.happened.contains("not \"\(text)\""))
    #expect(problem.exitCode == .usage)
  }

  @Test("Every command's name and every option of it is there once")
  func table() {
    #expect(Set(commands.map(\.name)).count == commands.count)
    for command in commands {
      #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count)
    }
  }

  @Test("Every command's help fits the width there is", arguments: [40, 60, 80])
  func helpWidth(width: Int) {
    for command in commands + [.standard] {
      var page = Page(width: width, isTerminal: true)
      command.helpText(&page)
      #expect(page.lines.allSatisfy { $0.count <= width })
      #expect(page.text.contains("Usage: swift run workbook"))
    }
  }
}
