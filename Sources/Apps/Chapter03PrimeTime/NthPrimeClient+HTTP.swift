// The same question, put to a server. The reducer is the one that was tested without a network.

import Chapter03Effects
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NthPrimeClient {
  /// Asks the server at `address`: `GET address?n=7` is answered by `17`, as text.
  ///
  /// It fails with `.offline` if there is no answer, with `.timedOut` if there is none in time, and
  /// with `.badAnswer` if it is anything but 200 and a number. Cancelling ends the request.
  public static func http(
    address: URL,
    timeout: TimeInterval = 10,
    session: URLSession = .shared
  ) -> NthPrimeClient {
    NthPrimeClient { n in
      .run { subscriber in
        var request = URLRequest(
          url: address.appending(queryItems: [URLQueryItem(name: "n", value: "\(n)")])
        )
        // NB: Given to the initializer, it is ignored on Linux.
        request.timeoutInterval = timeout
        let task = session.dataTask(with: request) { data, response, error in
          guard let data, let response = response as? HTTPURLResponse else {
            let isLate = (error as? URLError)?.code == .timedOut
            return subscriber.send(completion: .failure(isLate ? .timedOut : .offline))
          }
          let text = String(decoding: data, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
          guard response.statusCode == 200, let prime = Int(text) else {
            return subscriber.send(completion: .failure(.badAnswer))
          }
          subscriber.send(prime)
          subscriber.send(completion: .finished)
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }
    }
  }
}
