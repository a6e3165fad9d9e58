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
    private let fetch: @Sendable (_ number: Int) async throws -> String

    public init(count: Int = 0, fetch: @escaping @Sendable (_ number: Int) async throws -> String) {
      self.count = count
      self.fetch = fetch
    }

    public func incrementButtonTapped() {
      count += 1
      fact = nil
      failure = nil
    }

    public func decrementButtonTapped() {
      count -= 1
      fact = nil
      failure = nil
    }

    public func factButtonTapped() async {
      guard isFactButtonEnabled else { return }
      fact = nil
      failure = nil
      isLoading = true
      defer { isLoading = false }
      do {
        fact = try await fetch(count)
      } catch {
        failure = "No fact: \(error.localizedDescription)"
      }
    }
  }
}
