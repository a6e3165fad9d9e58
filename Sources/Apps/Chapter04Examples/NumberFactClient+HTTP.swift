// The facts of a server. The feature is the one that was tested without a network, and a failure
// comes to it as an error with a sentence for the user.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Examples {
  /// Why there is no fact.
  public enum NumberFactError: LocalizedError, Equatable, Sendable {
    /// The server can't be reached, or takes too long.
    case offline
    /// The server answered, and it wasn't a fact.
    case badAnswer

    public var errorDescription: String? {
      switch self {
      case .offline: "The server can't be reached. Try again when you are online."
      case .badAnswer: "The server knows none about this number."
      }
    }
  }
}

extension Examples.NumberFactClient {
  /// Asks the server at `address`: `GET address/7` is answered by a sentence, as text.
  ///
  /// Throws `.offline` if there is no answer within ten seconds, and `.badAnswer` if it is anything
  /// but 200 and a text. Cancelling ends the request.
  public static func http(address: URL, session: URLSession = .shared) -> Self {
    Self { number in
      let request = URLRequest(url: address.appending(path: "\(number)"), timeoutInterval: 10)
      let answer: (data: Data, response: URLResponse)
      do {
        answer = try await session.data(for: request)
      } catch {
        try Task.checkCancellation()
        throw Examples.NumberFactError.offline
      }
      let fact = String(decoding: answer.data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard (answer.response as? HTTPURLResponse)?.statusCode == 200, !fact.isEmpty else {
        throw Examples.NumberFactError.badAnswer
      }
      return fact
    }
  }
}
