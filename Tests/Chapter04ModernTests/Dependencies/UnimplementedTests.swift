import Chapter04Modern
import Testing

@Suite("A value that a test didn't provide", .timeLimit(.minutes(5))) @MainActor
struct UnimplementedValueTests {
  @Test("It is reported when it is read, and is the placeholder")
  func value() async {
    let line = #line + 2
    let issues = await reported {
      let limit: Int = unimplemented("Limit", placeholder: 10)
      #expect(limit == 10)
    }
    expect(issues, at: line, "Unimplemented: Limit")
  }
}

@Suite("An unimplemented function", .timeLimit(.minutes(5)))
struct UnimplementedTests {
  @Test("It is reported with its name, its place and its arguments, and returns its placeholder")
  func placeholder() {
    let line = UInt(#line + 1)
    let add: @Sendable (Int, String) -> Int = unimplemented("Client.add", placeholder: 42)
    withKnownIssue {
      #expect(add(1, "two") == 42)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("Unimplemented: Client.add\n")
        && text.contains("UnimplementedTests.swift:\(line)\n")
        && text.contains(#"Called with: (1, "two")"#)
        && issue.sourceLocation?.line == Int(line)
    }
  }

  @Test("A function that can throw is reported and throws")
  func throwing() async {
    let load: @Sendable () throws -> Int = unimplemented("Client.load")
    withKnownIssue {
      #expect(throws: UnimplementedFailure.self) { try load() }
    }
    let save: @Sendable (Int) async throws -> Void = unimplemented("Client.save")
    await withKnownIssue {
      let error = await #expect(throws: UnimplementedFailure.self) { try await save(1) }
      #expect(error?.description == "Client.save")
    }
  }

  @Test("Nothing need be said of a function that returns nothing")
  func void() async {
    let ping: @Sendable () -> Void = unimplemented()
    withKnownIssue {
      ping()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Unimplemented\n") == true
    }
    let log: @Sendable (String) async -> Void = unimplemented("Client.log")
    await withKnownIssue { await log("a") }
    let mainActor: @MainActor @Sendable (String) -> Void = unimplemented("Client.mainActor")
    await withKnownIssue { await mainActor("a") }
  }

  @Test("A function can throw an error of one's own, by its type")
  func ownError() {
    struct Offline: Error {}
    let fetch: @Sendable (Int) throws(Offline) -> Int =
      unimplemented("Client.fetch", throwing: Offline())
    withKnownIssue {
      #expect(throws: Offline.self) { try fetch(1) }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Unimplemented: Client.fetch\n") == true
    }
  }

  @Test("The placeholder is evaluated at each call, and only then")
  func lazy() async {
    let client = Client(
      fetch: unimplemented("Client.fetch", placeholder: StampKey.Stamp()),
      stream: unimplemented("Client.stream", placeholder: .never)
    )
    await withKnownIssue {
      #expect(await client.fetch(1) !== client.fetch(1))
    }
    _ = client.stream
  }

  private struct Client {
    var fetch: @Sendable (Int) async -> StampKey.Stamp
    var stream: @Sendable () -> Never?
  }
}

extension Never? {
  fileprivate static var never: Self { nil }
}
