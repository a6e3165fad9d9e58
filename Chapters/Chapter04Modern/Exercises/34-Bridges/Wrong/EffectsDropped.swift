// wrong: the old reducer is called, but its effect is of the wrong chapter
// fails: Chapter 4's root runs the unmigrated counter with its effects
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
  Reduce { state, action in
    _ = counterReducer.run(&state, action, CounterEnvironment(save: environment.save))
    return .none
  }
}
Scope(state: \.fact, action: \.fact) {
  Fact().dependency(
    FactClient { [environment] number in try await environment.fetch(number).value() }
  )
}
