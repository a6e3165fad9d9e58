// wrong: a root combines all that there is, the counter once for each chapter
// says: One increment counted to 2: the counter is in `oldRoot` twice.
// fails: Chapter 3's root runs the unmigrated counter with its effects
// gives: (count → ["2, not saved"]) == ["1, not saved"]

// instead of
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
// this
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  counterReducer.pullback(
    state: \.counter,
    action: AppAction.counterPath,
    environment: { CounterEnvironment(save: $0.app.save) }
  ),
