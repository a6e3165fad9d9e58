// docs/migration/parts.md shows a feature that is a state machine.

import Chapter04Modern
import Testing

@MainActor
@Suite("A feature that is a state machine") struct StateMachineTests {
  struct DownloadClient: TestDependencyKey, Sendable {
    var shares: @Sendable () -> AsyncStream<Double>

    static let testValue = DownloadClient(shares: { AsyncStream { $0.finish() } })
  }

  // snippet.machine
  struct Download: Reducer {
    enum State: Equatable {
      case idle
      case loading(Double)
      case finished
    }

    enum Action: Equatable {
      case startTapped
      case cancelTapped
      case progressed(Double)
      case ended
    }

    @Dependency(DownloadClient.self) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch (state, action) {
        case (.idle, .startTapped):
          state = .loading(0)
          return .run { [client] send in
            for await share in client.shares() { await send(.progressed(share)) }
            await send(.ended)
          }
          .cancellable(id: CancelID.download)

        case (.loading, .progressed(let share)):
          state = .loading(share)
          return .none

        case (.loading, .ended):
          state = .finished
          return .none

        case (.loading, .cancelTapped):
          state = .idle
          return .cancel(id: CancelID.download)

        case (.idle, _), (.loading, _), (.finished, _):
          return .none  // impossible in this state
        }
      }
    }
  }
  // snippet.end

  enum CancelID { case download }

  @Test("A download goes through its states") func states() async {
    let store = TestStore(initialState: .idle) {
      Download()
    } withDependencies: {
      $0[DownloadClient.self].shares = {
        AsyncStream {
          $0.yield(0.5)
          $0.finish()
        }
      }
    }
    await store.send(.startTapped) { $0 = .loading(0) }
    await store.receive(.progressed(0.5)) { $0 = .loading(0.5) }
    await store.receive(.ended) { $0 = .finished }
  }

  @Test("Leaving a state cancels its effect") func cancel() async {
    let store = TestStore(initialState: .idle) {
      Download()
    } withDependencies: {
      $0[DownloadClient.self].shares = { AsyncStream { _ in } }
    }
    await store.send(.startTapped) { $0 = .loading(0) }
    await store.send(.cancelTapped) { $0 = .idle }
  }

  @Test("An impossible action changes nothing") func impossible() async {
    let store = TestStore(initialState: .finished) { Download() }
    await store.send(.startTapped)
    await store.send(.cancelTapped)
  }
}
