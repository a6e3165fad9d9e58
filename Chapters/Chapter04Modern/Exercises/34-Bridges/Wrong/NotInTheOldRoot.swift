// wrong: a root of chapter 3 can't have a feature of chapter 4, so the fact is left out
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// says: the fact isn't in it

fact = ModernFeature {
  Fact()
} withDependencies: {
  $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
}
// next answer
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  counterReducer.pullback(
    state: \.counter,
    action: AppAction.counterPath,
    environment: { CounterEnvironment(save: $0.app.save) }
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
