// wrong: only what has moved needs an adapter
// says: Increment did nothing: the counter isn't in `oldRoot`. Combine both features.
// fails: Chapter 3's root runs the unmigrated counter with its effects
// gives: (count → ["0"]) == ["1, not saved"]

// instead of
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  counterReducer.pullback(
    state: \.counter,
    action: AppAction.counterPath,
    environment: { CounterEnvironment(save: $0.app.save) }
  ),
// this
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
