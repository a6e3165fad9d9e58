import Foundation
import Testing

@testable import Runner

@Suite struct JSONRPCTests {
  @Test("A message is read whole, however it arrives, and then the next one")
  func parts() async throws {
    let text = #"{"method":"ä"}"#
    let message = "Content-Type: json\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    let pipe = Pipe()
    Thread.detachNewThread {
      for byte in (message + message).utf8 {
        try? pipe.fileHandleForWriting.write(contentsOf: [byte])
      }
      try? pipe.fileHandleForWriting.close()
    }
    for _ in 1...2 {
      #expect(JSONRPC.read(from: pipe.fileHandleForReading) == Data(text.utf8))
    }
    #expect(JSONRPC.read(from: pipe.fileHandleForReading) == nil)
  }

  @Test("What is written can be read") func roundTrip() throws {
    let pipe = Pipe()
    JSONRPC.write(["id": 1], to: pipe.fileHandleForWriting)
    let body = try #require(JSONRPC.read(from: pipe.fileHandleForReading))
    #expect(
      try JSONSerialization.jsonObject(with: body) as? NSDictionary == ["id": 1, "jsonrpc": "2.0"]
    )
  }
}
