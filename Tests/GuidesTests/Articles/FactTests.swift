// docs/articles/environment.md: the test of EnvironmentArticle.swift's counter, as a reader types
// it.

// snippet.test
import Chapter03Effects
import Dispatch
import Testing

struct FactTests {
  @Test func fact() {
    let store = TestStore(
      initialState: FactState(),
      reducer: factReducer,
      environment: FactEnvironment(fetch: { Effect(value: "\($0) is odd") }, mainQueue: .immediate)
    )
    store.assert(
      .send(.incrementButtonTapped) { $0.count = 1 },
      .send(.factButtonTapped),
      .receive(.factResponse(.success("1 is odd"))) { $0.fact = "1 is odd" }
    )
  }
}
// snippet.end
