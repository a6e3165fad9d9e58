// wrong: the new reducer is called, but its effect isn't one of chapter 3
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// says: effects are dropped

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
  Chapter03Effects.Reducer<Fact.State, Fact.Action, HalfWay> { state, action, _ in
    _ = Fact().reduce(into: &state, action: action)
    return .none
  }
  .pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: { $0 }
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
