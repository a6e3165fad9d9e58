// When a learner's tests have found a bug, and when only the machine has stopped them.

import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct HuntTests {
  /// A workspace whose tests of the counter do something else than test it.
  private func desk(_ body: String) throws -> LearnersDesk {
    let desk = try LearnersDesk.used(withAllExercises: true)
    try desk.file("TestTheCounter").write(
      "import Foundation\n"
        + desk.catalog.exercise("TestTheCounter").source.starter.replacing(
          "#expect(after(.incrementTapped).count == 1)",
          with: body
        )
    )
    return desk
  }

  /// What holds on the right implementation: each of the bugs breaks at least one of these.
  private let facts = """
    let fallen = after(.stepChanged(to: 5), .decrementTapped).count == -5
        let stepped = after(.incrementTapped, .stepChanged(to: 3)).count == 1
        let kept = after(.stepChanged(to: 3), .resetTapped).step == 3
        let high = after(.incrementTapped, .decrementTapped).highest == 1
        let higher = after(.stepChanged(to: -4), .decrementTapped).highest == 4
    """

  /// Runs code only where there is a bug.
  private func onBugs(_ code: String) -> String {
    """
    \(facts)
        if !(fallen && stepped && kept && high && higher) {
          \(code)
        }
    """
  }

  @Test("A process that was killed from outside has found no bug, and the message says so")
  func killed() async throws {
    let desk = try desk(onBugs("kill(getpid(), SIGKILL)"))
    let answer = try await desk.run("run", "TestTheCounter")
    #expect(answer.code == 3)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("was ended from outside (signal 9)"))
  }

  @Test("Tests that also take long on the right implementation have found no bug by being slow")
  func slowEverywhere() async throws {
    // The first run of all is quick, as on a machine that was idle then.
    let marker = "\(NSTemporaryDirectory())ran-\(UUID())"
    defer { Path(marker).remove() }
    let desk = try desk(
      """
      \(facts)
          // One bug is enough, of six that each take nine seconds.
          if fallen, !(stepped && kept && high && higher) { return }
          let marker = \(marker.literal)
          if !FileManager.default.createFile(atPath: marker + "x", contents: nil) { return }
          if FileManager.default.fileExists(atPath: marker) { sleep(3) }
          FileManager.default.createFile(atPath: marker, contents: nil)
      """
    )
    let output = try await desk.run("run", "TestTheCounter", "--limit", "4").output
    Path(marker + "x").remove()
    #expect(output.contains("your tests find 0 of 6 bugs"), "\(output)")
  }

  @Test(
    "Tests that fail from the second run on have found no bug",
    arguments: ["NSTemporaryDirectory() + \"ran\"", "PLACE"]
  )
  func secondRun(place: String) async throws {
    let elsewhere = "\(NSTemporaryDirectory())ran-\(UUID())"
    defer { Path(elsewhere).remove() }
    let desk = try desk(
      """
      let marker = \(place.replacing("PLACE", with: elsewhere.literal))
          #expect(FileManager.default.contents(atPath: marker) == nil)
          FileManager.default.createFile(atPath: marker, contents: Data([1]))
      """
    )
    let answer = try await desk.run("run", "TestTheCounter")
    #expect(answer.code == 1, "\(answer.output)")
  }

  @Test("If all tests are disabled, no test ran")
  func disabled() async throws {
    let desk = try desk("")
    let file = try desk.file("TestTheCounter")
    try file.write(
      file.read().replacing("@Test(\"An increment adds one\")", with: "@Test(\"One\", .disabled())")
    )
    let answer = try await desk.run("run", "TestTheCounter")
    #expect(answer.code == 1)
    #expect(answer.output.contains("  No test ran\n"), "\(answer.output)")

    // One that is disabled among others is as if it weren't there.
    try file.write(
      desk.solution("TestTheCounter").replacing(
        "@Suite struct CounterTests {",
        with: "@Suite struct CounterTests {\n  @Test(.disabled()) func later() {}\n"
      )
    )
    #expect(try await desk.run("run", "TestTheCounter").code == 0)
  }
}
