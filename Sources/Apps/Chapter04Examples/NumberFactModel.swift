// The screen of `NumberFact` as a view model: an object that holds the state, changes it, and asks
// the server, all in its own methods. It is here to be compared, line by line and test by test.

import Foundation
import Observation

extension Examples {
  @MainActor @Observable
  public final class NumberFactModel {
    public private(set) var count: Int
    public private(set) var fact: String?
    public private(set) var failure: String?
    public private(set) var isLoading = false

    public var isFactButtonEnabled: Bool { !isLoading }

    @ObservationIgnored
    private var request: Task<String, any Error>?
    @ObservationIgnored
    private let fetch: @Sendable (_ number: Int) async throws -> String

    public init(count: Int = 0, fetch: @escaping @Sendable (_ number: Int) async throws -> String) {
      self.count = count
      self.fetch = fetch
    }

    public func incrementButtonTapped() {
      setCount(count + 1)
    }

    public func decrementButtonTapped() {
      setCount(count - 1)
    }

    public func factButtonTapped() async {
      guard isFactButtonEnabled else { return }
      fact = nil
      failure = nil
      isLoading = true
      let request = Task { [count, fetch] in try await fetch(count) }
      self.request = request
      let result = await request.result
      guard !request.isCancelled else { return }
      isLoading = false
      switch result {
      case .success(let fact): self.fact = fact
      case .failure(let error): failure = "No fact: \(error.localizedDescription)"
      }
    }

    /// Ends the request, whose fact would stand beside the new number.
    private func setCount(_ count: Int) {
      self.count = count
      fact = nil
      failure = nil
      isLoading = false
      request?.cancel()
    }
  }
}
