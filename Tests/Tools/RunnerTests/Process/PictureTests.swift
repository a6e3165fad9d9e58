// The README shows a verdict as a terminal shows it. A picture says nothing of the next wording, so
// its words are compared with what the program prints.

import Testing

@testable import Runner
@testable import verify

@Suite(.takingTurns) struct PictureTests {
  @Test("The picture in the README has the words that the program prints") func picture()
    async throws
  {
    let desk = try LearnersDesk.used(withAllExercises: true)
    let lamp = try desk.catalog.exercise("TheLamp")
    let wrong = try #require(
      KnownMistake.all(of: lamp).first {
        $0.fact?.hasPrefix("Both lamps were on after the tap") == true
      }
    )
    try desk.write(wrong.files(of: lamp), of: lamp)
    // The time isn't the same twice, and the file's path is another one on each machine.
    let printed = try await desk.run("run", "TheLamp").output
      .replacing(/\(\d+\.\d+ s\)/, with: "(0.20 s)")
      .lines.prefix { !$0.hasPrefix("Edit") && !$0.hasPrefix("Next") }
    let shown = try (LearnersDesk.whole / "docs/verdict.svg").read()
      .matches(of: /<text [^>]*>(.*)<\/text>/)
      .map { $0.1.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<") }
    #expect(shown.joined(separator: "\n") == printed.joined(separator: "\n").trimmed)
    #expect(try (LearnersDesk.whole / "README.md").read().contains("](docs/verdict.svg)"))
  }
}
