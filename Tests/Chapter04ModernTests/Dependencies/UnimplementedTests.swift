import Chapter04Modern
import IssueTesting
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
    let line = #line + 1
    let add: @Sendable (Int, String) -> Int = unimplemented("Client.add", placeholder: 42)
    expectReport(
      "Unimplemented: Client.add\n",
      "UnimplementedTests.swift:\(line)\n",
      #"Called with: (1, "two")"#,
      at: line
    ) {
      #expect(add(1, "two") == 42)
    }
  }

  @Test("A function that can throw is reported and throws")
  func throwing() async {
    let load: @Sendable () throws -> Int = unimplemented("Client.load")
    expectReport("Unimplemented: Client.load\n") {
      #expect(throws: UnimplementedFailure.self) { try load() }
    }
    let save: @Sendable (Int) async throws -> Void = unimplemented("Client.save")
    await expectReport("Unimplemented: Client.save\n") {
      let error = await #expect(throws: UnimplementedFailure.self) { try await save(1) }
      #expect(error?.description == "Client.save")
    }
  }

  @Test("Nothing need be said of a function that returns nothing")
  func void() async {
    let ping: @Sendable () -> Void = unimplemented()
    expectReport("Unimplemented\n") {
      ping()
    }
    let log: @Sendable (String) async -> Void = unimplemented("Client.log")
    await expectReport("Unimplemented: Client.log\n") { await log("a") }
    let mainActor: @MainActor @Sendable (String) -> Void = unimplemented("Client.mainActor")
    await expectReport("Unimplemented: Client.mainActor\n") { await mainActor("a") }
  }

  @Test("A function can throw an error of one's own, by its type")
  func ownError() {
    struct Offline: Error {}
    let fetch: @Sendable (Int) throws(Offline) -> Int =
      unimplemented("Client.fetch", throwing: Offline())
    expectReport("Unimplemented: Client.fetch\n") {
      #expect(throws: Offline.self) { try fetch(1) }
    }
  }

  @Test("The placeholder is evaluated at each call, and only then")
  func lazy() async {
    let client = Client(
      fetch: unimplemented("Client.fetch", placeholder: StampKey.Stamp()),
      stream: unimplemented("Client.stream", placeholder: .never)
    )
    await expectReport("Unimplemented: Client.fetch\n") {
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
