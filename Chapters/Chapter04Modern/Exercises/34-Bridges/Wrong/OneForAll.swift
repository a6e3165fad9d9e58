// wrong: one migrated feature is made for all stores
// fails: Two stores with two environments don't mix
// says: make its own `ModernFeature`

enum Once {
  nonisolated(unsafe) static var fact: ModernFeature<Fact.State, Fact.Action>?
}
fact =
  Once.fact
  ?? ModernFeature {
    Fact()
  } withDependencies: {
    $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
  }
Once.fact = fact
// next answer
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  counterReducer.pullback(
    state: \.counter,
    action: AppAction.counterPath,
    environment: { CounterEnvironment(save: $0.app.save) }
  ),
  Chapter03Effects.Reducer.modern.pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: \.fact
  )
)
// next answer
var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
var fact: AnyCasePath<AppAction, Fact.Action> { AnyCasePath(AppAction.factPath) }
// next answer
Scope(state: \.counter, action: \.counter) {
  Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
}
Scope(state: \.fact, action: \.fact) {
  Fact().dependency(
    FactClient { [environment] number in try await environment.fetch(number).value() }
  )
}
