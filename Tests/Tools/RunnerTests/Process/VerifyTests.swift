// What passed `verify` isn't built again, unless something that it depends on has changed.

import Testing

@testable import Runner

@Suite(.takingTurns) struct VerifyTests {
  @Test("An exercise that passed is built again if one of its files has changed, or on request")
  func unchanged() async throws {
    let desk = try LearnersDesk(sharesLibraries: false)
    // What passed is recorded beside them.
    let libraries = LearnersDesk.whole / ".build/workbook/libraries"
    try libraries.createFolder()
    try (desk.package / ".build/workbook/libraries").makeLink(to: libraries.description)
    let folder = try desk.catalog.exercise("TheLamp").folder
    let first = try await desk.verify("TheLamp")
    #expect(first.firstLine == "ok    1.1 TheLamp, 3 cards", "\(first.errors)")
    #expect(try await desk.verify("TheLamp").firstLine == "ok    1.1 TheLamp, 3 cards, unchanged")
    #expect(try await desk.verify("TheLamp", "--all").firstLine == "ok    1.1 TheLamp, 3 cards")

    let file = folder / "Mistakes.diff"
    let text = try file.read()
    try file.write(text.replacing("!lamp.isOn", with: "!lamp.isOn, brightness: lamp.brightness"))
    let fault = try await desk.verify("TheLamp")
    #expect(fault.code == 1)
    #expect(fault.output.hasPrefix("FAULT 1.1 TheLamp, "))
    #expect(fault.output.contains("Mistakes.diff:"))
    try file.write(text)
    // It isn't what passed last.
    #expect(try await desk.verify("TheLamp").firstLine == "ok    1.1 TheLamp, 3 cards")
  }
}

extension LearnersDesk.Answer {
  /// On a slow machine, more follows: what took long.
  fileprivate var firstLine: String { String(output.prefix { $0 != "\n" }) }
}
