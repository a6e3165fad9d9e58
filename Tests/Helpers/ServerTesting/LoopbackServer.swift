// A client that was only tested against a stand-in for the network has never met one: a connection
// that is closed, a server that says nothing, a request whose task was cancelled.

import Foundation

/// A real server on the loopback address, and what happened to it.
///
/// Each connection is for one request. It ends when this goes.
public final class LoopbackServer: Sendable {
  public enum Answer: Sendable {
    case status(Int, String)
    /// Closes the connection.
    case hangUp
    /// Keeps it open, and says nothing.
    case silence
  }

  public enum Happening: Equatable, Sendable {
    case requested(String)
    /// The client left without an answer.
    case disconnected
  }

  public let happenings: AsyncStream<Happening>
  public let port: UInt16
  private let listener: Int32
  private let continuation: AsyncStream<Happening>.Continuation

  public var address: URL { URL(string: "http://127.0.0.1:\(port)/prime")! }

  public init(_ answer: Answer) throws {
    (happenings, continuation) = AsyncStream.makeStream()
    (listener, port) = try Self.listen()
    Thread.detachNewThread { [listener, continuation] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        Thread.detachNewThread {
          Self.serve(connection, answer, continuation)
          close(connection)
        }
      }
    }
  }

  deinit {
    // On Linux, it is the first that wakes `accept`; elsewhere, the second.
    _ = shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// A port on which nobody listens.
  public static func deadPort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        // The system chooses the port.
        bind(listener, address, length) + getsockname(listener, address, &length)
      }
    }
    guard listener >= 0, code == 0, systemListen(listener, 16) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func serve(
    _ connection: Int32,
    _ answer: Answer,
    _ continuation: AsyncStream<Happening>.Continuation
  ) {
    var request = ""
    while !request.contains("\r\n\r\n") {
      guard let more = read(connection) else { return }
      request += more
    }
    continuation.yield(.requested(request.components(separatedBy: " ")[1]))
    switch answer {
    case .status(let status, let body):
      let text = """
        HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.utf8.count)\r\n\
        Connection: close\r\n\r\n\(body)
        """
      _ = text.withCString { send(connection, $0, strlen($0), 0) }
    case .hangUp:
      return
    case .silence:
      while read(connection) != nil {}
      continuation.yield(.disconnected)
    }
  }

  /// Some text, or nil at the end.
  private static func read(_ connection: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}

/// The system's `listen`, whose name is taken above.
private let systemListen = listen
