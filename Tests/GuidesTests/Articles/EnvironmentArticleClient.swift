// docs/articles/environment.md: the client of EnvironmentArticle.swift's counter, with a request to
// a server. Nothing here starts it.

import Chapter03Effects
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FactEnvironment {
  // snippet.network
  static let network = FactEnvironment(
    fetch: { number in
      Effect.future { promise in
        let url = URL(string: "https://number-trivia.com/\(number)")!
        URLSession.shared.dataTask(with: url) { data, _, _ in
          if let data {
            promise(.success(String(decoding: data, as: UTF8.self)))
          } else {
            promise(.failure(FactError()))
          }
        }
        .resume()
      }
    },
    mainQueue: .main
  )
  // snippet.end
}
