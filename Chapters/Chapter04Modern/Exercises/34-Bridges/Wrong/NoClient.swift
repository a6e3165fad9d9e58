// wrong: the feature is expected to find its client by itself
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// says: that wasn't provided

fact = ModernFeature { Fact() }
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
