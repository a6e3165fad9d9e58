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

  @Test("A long message, again and again, does no harm")
  func repeated() {
    withKnownIssue {
      for number in 0..<2 {
        reportIssue(String(repeating: "The soup is cold. ", count: 2_000) + "\(number)")
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The soup is cold. The") == true
    }
  }

  @Test("A test that expects a report takes it, in order, with its place, and doesn't fail")
  func taken() async {
    let line = #line + 2
    let issues = reportedIssues {
      reportIssue("The soup is cold.")
      reportIssue("So is the tea.")
    }
    #expect(issues.map(\.message) == ["The soup is cold.", "So is the tea."])
    #expect(issues.map(\.line) == [line, line + 1])
    #expect(issues.first?.fileID == #fileID)
    let asynchronous = await reportedIssues {
      await Task { reportIssue("A task's") }.value
      #expect(reportedIssues { reportIssue("An inner one") }.count == 1)
    }
    #expect(asynchronous.map(\.message) == ["A task's"])
  }

  @Test("What a task reports after the operation isn't taken") func late() async {
    var task: Task<Void, Never>?
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let issues = reportedIssues {
      task = Task {
        for await _ in stream {}
        withKnownIssue { reportIssue("Late") }
      }
    }
    continuation.finish()
    await task?.value
    #expect(issues == [])
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
