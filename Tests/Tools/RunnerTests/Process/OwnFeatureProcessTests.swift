// What `new` makes, as a learner gets it. That each model passes and can be played, verify checks.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite(.takingTurns) struct OwnFeatureProcessTests {
  let desk: LearnersDesk

  init() throws { desk = try LearnersDesk.used(withAllExercises: true) }

  @Test("A file may be called like a library, or like the program") func likeALibrary() async throws
  {
    try await desk.run("new", "Egg", "--chapter", "2")
    for name in ["Chapter02Pullback", "TestProgram", "program"] {
      try (desk.workspace / "My/Egg/\(name).swift").write("let \(name.lowercased())Value = 1\n")
    }
    let answer = try await desk.run("run")
    #expect(answer.output.hasPrefix("PASS  Egg"), "\(answer)")
  }

  @Test("A link that leads to nothing is named when a feature is to be written there")
  func exportToLink() async throws {
    try await desk.run("new", "Egg", "--chapter", "1")
    let link = desk.temporary / "link"
    try link.makeLink(to: "/nowhere/at/all")
    let answer = try await desk.run("export", "Egg", link.description)
    #expect(answer.code == 2)
    #expect(answer.errors.contains("is a link that leads to nothing. Remove it"), "\(answer)")
  }

  @Test("A watch plays the feature, and goes on when that ends") func watched() async throws {
    try await desk.run("new", "Egg", "--chapter", "2")
    let program = try desk.watch(columns: 200)
    try program.waitFor("PASS  Egg: its rule holds")
    try program.waitFor("press s to see it")
    program.type("s")
    try program.waitFor("earlier, later")
    program.type("+")
    try program.waitFor("count: 0")
    program.forgetShown()
    program.type("q")
    try program.waitFor("press s to see it")
    let file = desk.workspace / "My/Egg/EggTests.swift"
    try file.write(file.read().replacing("count: 1", with: "count: 2"))
    try program.waitFor("NOT YET  Egg")
    try program.waitFor("EggTests.swift:10")
    program.type("q")
    _ = try program.waitForEnd()
  }

  @Test("A crash in a play says why, and at which of the learner's lines") func crash() async throws
  {
    try await desk.run("new", "Egg", "--chapter", "1")
    let file = desk.workspace / "My/Egg/Egg.swift"
    try file.write(file.read().replacing("count += 1", with: "count /= state.count"))
    let program = try desk.watch("play", "Egg")
    try program.waitFor("q quit")
    program.forgetShown()
    program.type("+")
    _ = try program.waitForEnd()
    let text = program.shown.withoutEscapes
    #expect(text.contains("Fatal error: Division by zero"))
    #expect(text.contains("Egg.swift:17"))
    #expect(text.split(separator: "\n").count < 40)
    #expect(program.attributes == program.attributesBefore)
  }

  @Test("A model that the chapter lacks is refused, and those that it has are named")
  func noModel() async throws {
    let answer = try await desk.run("new", "Egg", "--chapter", "3", "--from", "NumberFact")
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("Chapter 3 has no feature \"NumberFact\" to start from."))
    #expect(answer.errors.contains("It has Counter or Stopwatch."))
  }

  @Test(
    "A name that Swift or the library declares is refused",
    arguments: ["Int", "Store", "Test"]
  )
  func taken(name: String) async throws {
    let answer = try await desk.run("new", name)
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("\(name) is taken"))
    #expect(!(desk.workspace / "My").exists)
  }
}
