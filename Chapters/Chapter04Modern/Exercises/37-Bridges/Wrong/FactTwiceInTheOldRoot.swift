// wrong: a migrated feature is run by both chapters
// says: One tap asked the client twice: the fact is in `oldRoot` twice.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["asked 7", "asked 7", "0, 7 from the client"]) == ["asked 7", "0, 7 from the
//   client"]

// instead of
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
// this
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  Chapter03Effects.Reducer.modern.pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: \.fact
  ),
