// The facts of a real server, on the loopback address.

import Chapter04Examples
import Chapter04Modern
import Foundation
import ServerTesting
import Testing

@Suite("The facts of a server", .timeLimit(.minutes(5))) struct NumberFactClientTests {
  @Test("It requests the number, and the response is the fact", arguments: [7, -1, 0])
  func answers(number: Int) async throws {
    let server = try LoopbackServer(.status(200, "\(number) is good – très bien.\n"))
    let client = Examples.NumberFactClient.http(address: server.address)
    #expect(try await client.fetch(number) == "\(number) is good – très bien.")
    var happenings = server.happenings.makeAsyncIterator()
    #expect(await happenings.next() == .requested("/prime/\(number)"))
  }

  @Test(
    "An answer that isn't 200 and a text is a bad one",
    arguments: [(404, "7"), (500, ""), (200, " ")]
  )
  func badAnswer(status: Int, body: String) async throws {
    let server = try LoopbackServer(.status(status, body))
    await #expect(throws: Examples.NumberFactError.badAnswer) {
      try await Examples.NumberFactClient.http(address: server.address).fetch(7)
    }
  }

  @Test("A server that hangs up, and an address where nothing listens, are offline")
  func offline() async throws {
    let server = try LoopbackServer(.hangUp)
    let nowhere = URL(string: "http://127.0.0.1:\(try LoopbackServer.deadPort())")!
    for address in [server.address, nowhere] {
      await #expect(throws: Examples.NumberFactError.offline) {
        try await Examples.NumberFactClient.http(address: address).fetch(7)
      }
    }
  }

  @Test("Cancelling ends the request") func cancels() async throws {
    let server = try LoopbackServer(.silence)
    let task = Task { try await Examples.NumberFactClient.http(address: server.address).fetch(7) }
    var happenings = server.happenings.makeAsyncIterator()
    #expect(await happenings.next() == .requested("/prime/7"))
    task.cancel()
    #expect(await happenings.next() == .disconnected)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
