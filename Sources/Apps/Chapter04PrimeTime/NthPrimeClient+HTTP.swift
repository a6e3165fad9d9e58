// The same question, put to a server. The reducer stays the one that was tested without a network,
// and its time limit of ten seconds applies to a server that doesn't answer.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PrimeTime.NthPrimeClient {
  /// Asks the server at `address`: `GET address?n=7` is answered by `17`, as text.
  ///
  /// Throws `.offline` if there is no answer, and `.badAnswer` if it is anything but 200 and a
  /// number. Cancelling ends the request.
  public static func http(address: URL, session: URLSession = .shared) -> Self {
    Self { n in
      let url = address.appending(queryItems: [URLQueryItem(name: "n", value: "\(n)")])
      let answer: (data: Data, response: URLResponse)
      do {
        answer = try await session.data(from: url)
      } catch {
        try Task.checkCancellation()
        throw PrimeTime.NthPrimeError.offline
      }
      let text = String(decoding: answer.data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard (answer.response as? HTTPURLResponse)?.statusCode == 200, let prime = Int(text) else {
        throw PrimeTime.NthPrimeError.badAnswer
      }
      return prime
    }
  }
}
