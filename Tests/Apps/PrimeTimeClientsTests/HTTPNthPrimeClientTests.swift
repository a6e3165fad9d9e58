// A client that asks a server is right only if it is right about connections: refused ones, silent
// ones, and those that are cut. So these tests ask a real server, on the loopback address.

import Chapter03Effects
import Chapter03PrimeTime
import Chapter03Testing
import Foundation
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTPNthPrimeClientTests {
  private func ask(_ answer: LoopbackServer.Answer) async throws -> Result<[Int], NthPrimeError> {
    let server = try LoopbackServer(answer)
    let result = await NthPrimeClient.http(address: server.address).find(7).outcome()
    return withExtendedLifetime(server) { result }
  }

  @Test("A server's number is the answer", arguments: ["17", "17\n", " 17 "])
  func answer(body: String) async throws {
    #expect(try await ask(.status(200, body)) == .success([17]))
  }

  @Test(
    "An answer that isn't 200 and a number is a bad one",
    arguments: [(200, "seventeen"), (200, ""), (200, "17 19"), (404, "17"), (500, "")]
  )
  func badAnswer(status: Int, body: String) async throws {
    #expect(try await ask(.status(status, body)) == .failure(.badAnswer))
  }

  @Test("A server that hangs up counts as offline") func hangUp() async throws {
    #expect(try await ask(.hangUp) == .failure(.offline))
  }

  @Test("An address where nothing listens is offline") func nobody() async throws {
    let address = URL(string: "http://127.0.0.1:\(try LoopbackServer.deadPort())")!
    #expect(
      await NthPrimeClient.http(address: address).find(7).outcome()
        == .failure(.offline)
    )
  }

  @Test("A server that doesn't answer times out") func silence() async throws {
    let server = try LoopbackServer(.silence)
    // The shortest there is: on Linux, the system counts whole seconds.
    let client = NthPrimeClient.http(address: server.address, timeout: 1)
    #expect(await client.find(7).outcome() == .failure(.timedOut))
  }

  @Test("The query is added to the address, even to one that already has a query") func address()
    async throws
  {
    let server = try LoopbackServer(.status(200, "17"))
    let address = URL(string: "\(server.address)?kind=prime")!
    _ = await NthPrimeClient.http(address: address).find(7).outcome()
    var happenings = server.happenings.makeAsyncIterator()
    #expect(await happenings.next() == .requested("/prime?kind=prime&n=7"))
  }

  @Test("Nothing is sent before the effect starts; cancelling it closes the connection")
  func cancellation() async throws {
    let server = try LoopbackServer(.silence)
    // So late that it can't be what ends the connection.
    let client = NthPrimeClient.http(address: server.address, timeout: 3_600)
    _ = client.find(1)
    let run = client.find(2).sink(
      receiveCompletion: { _ in Issue.record("it was cancelled, and ended") },
      receiveValue: { _ in }
    )
    var happenings = server.happenings.makeAsyncIterator()
    #expect(await happenings.next() == .requested("/prime?n=2"))
    run.cancel()
    #expect(await happenings.next() == .disconnected)
  }
}
