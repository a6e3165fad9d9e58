import Chapter04Modern
import Testing

@MainActor
@Suite("Expecting no difference", .timeLimit(.minutes(5)))
struct ExpectNoDifferenceTests {
  private struct Row: Equatable {
    var id: Int
    var name = "Blob"
  }

  @Test("Equal values pass")
  func equal() {
    expectNoDifference([Row(id: 1)], [Row(id: 1)])
  }

  @Test("The failure is at the call, and shows the changed fields only")
  func different() async {
    let line = #line + 2
    let issues = await reported {
      expectNoDifference([Row(id: 1), Row(id: 2)], [Row(id: 1), Row(id: 2, name: "Bob")], "Rows.")
    }
    expect(
      issues,
      at: line,
      "Rows.\n\nDifference:",
      "− [1].name: \"Blob\"",
      "+ [1].name: \"Bob\"",
      "(First: −, Second: +)",
      without: ["id: 1"]
    )
  }

  @Test("An error that is thrown by an argument is the failure")
  func thrown() async {
    struct Missing: Error {}
    func row() throws -> Row { throw Missing() }
    let line = #line + 2
    let issues = await reported {
      expectNoDifference(try row(), Row(id: 1))
    }
    expect(issues, at: line, "threw an error: Missing()")
  }
}
