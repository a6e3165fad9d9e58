import Diagnostics
import Testing

@Suite("Reporting an issue")
struct IssueTests {
  @Test("An issue fails the test in which it is reported, at its own place, with its own words")
  func recorded() {
    let line = UInt(#line + 2)
    withKnownIssue {
      reportIssue("The soup is cold.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The soup is cold."]
        && issue.sourceLocation?.line == Int(line)
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("A long message, thousands of times, does no harm")
  func repeated() {
    withKnownIssue {
      for number in 0..<2_000 {
        reportIssue(String(repeating: "The soup is cold. ", count: 20) + "\(number)")
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The soup is cold. The") == true
    }
  }

  @Test("A program that runs tests knows it")
  func testing() {
    #expect(isTesting)
  }

  @Test("A test knows itself, even in a child task, and isn't equal to another")
  func identity() async throws {
    let mine = try #require(currentTest)
    #expect(mine == currentTest)
    #expect(await Task { currentTest }.value == mine)
    #expect(await Task.detached { currentTest }.value == nil)
    #expect(await Self.others.values.allSatisfy { $0 != mine })
    await Self.others.note("identity", mine)
  }

  @Test("Another test knows itself, too")
  func another() async throws {
    let mine = try #require(currentTest)
    #expect(await Self.others.values.allSatisfy { $0 != mine })
    await Self.others.note("another", mine)
  }

  private static let others = Others()

  private actor Others {
    var values: [TestIdentity] { Array(identities.values) }
    private var identities: [String: TestIdentity] = [:]

    func note(_ name: String, _ identity: TestIdentity) { identities[name] = identity }
  }
}
