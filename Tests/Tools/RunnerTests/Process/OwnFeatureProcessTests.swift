// What `new` makes, as a learner gets it.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite(.takingTurns) struct OwnFeatureProcessTests {
  let desk: LearnersDesk

  init() throws { desk = try LearnersDesk.used(withAllExercises: true) }

  /// The chapter that a feature is found to be of.
  private func chapter(of feature: String) throws -> Int {
    try Workspace(folder: desk.workspace, package: desk.package, catalog: desk.catalog)
      .catalog.exercise(feature).chapter.number
  }

  /// Plays a feature, and ends that as soon as a key has brought this on the screen.
  private func play(_ feature: String, press key: String, until shown: String) throws {
    let program = try desk.watch("play", feature)
    try program.waitFor("q quit")
    program.forgetShown()
    program.type(key)
    try program.waitFor(shown)
    program.type("q")
    _ = try program.waitForEnd()
  }

  // The counters of chapters 1, 2 and 4 are in `crash`, `watched` and `likeALibrary`.
  @Test(
    "Each model passes its tests, and can be played",
    arguments: [
      ("3", "Counter", "+", "1"), ("3", "Stopwatch", "t", "t stop"), ("4", "NumberFact", "f", "…"),
    ]
  )
  func models(chapter: String, model: String, key: String, shown: String) async throws {
    #expect(try await desk.run("new", "Egg", "--chapter", chapter, "--from", model).code == 0)
    let verdict = try await desk.run("run")
    #expect(verdict.output.hasPrefix("PASS  Egg: its rule holds"))
    #expect(try self.chapter(of: "Egg") == Int(chapter))
    try play("Egg", press: key, until: shown)
  }

  @Test("A file may be called like a library, or like the program") func likeALibrary() async throws
  {
    try await desk.run("new", "Egg", "--chapter", "4")
    for name in ["Chapter04Modern", "TestProgram", "program"] {
      try (desk.workspace / "My/Egg/\(name).swift").write("let \(name.lowercased())Value = 1\n")
    }
    let answer = try await desk.run("run")
    #expect(answer.output.hasPrefix("PASS  Egg"), "\(answer)")
    try play("Egg", press: "+", until: "1")
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
    #expect(try chapter(of: "Egg") == 2)
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
    #expect(try await desk.run("run").output.hasPrefix("PASS  Egg: its rule holds"))
    let file = desk.workspace / "My/Egg/Egg.swift"
    try file.write(file.read().replacing("count += 1", with: "count /= state.count"))
    let program = try desk.watch("play", "Egg")
    try program.waitFor("q quit")
    program.forgetShown()
    program.type("+")
    _ = try program.waitForEnd(seconds: 60)
    let text = program.shown.withoutEscapes
    #expect(text.contains("Fatal error: Division by zero"))
    #expect(text.contains("Egg.swift:17"))
    #expect(text.split(separator: "\n").count < 40)
    #expect(program.attributes == program.attributesBefore)
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
