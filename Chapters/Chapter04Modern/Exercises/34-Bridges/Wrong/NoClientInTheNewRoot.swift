// wrong: in its own chapter, the feature is expected to find its client by itself
// fails: Chapter 4's root runs the fact, which asks the old client
// says: that wasn't provided

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
  Fact()
}
