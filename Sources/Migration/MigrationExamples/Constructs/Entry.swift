// Where an app makes its store, in the styles and between them. What is made here lives as long as
// the app does.

import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Migration

// snippet.environment
@MainActor
func environmentEntry(_ environment: AppEnvironment) -> Chapter03Effects.Store<AppState, AppAction>
{
  Store(initialState: AppState(), reducer: appReducer, environment: environment)
}
// snippet.end

// snippet.halfWayOldRoot
@MainActor
func halfWayEntry(_ environment: AppEnvironment) -> Chapter03Effects.Store<AppState, AppAction> {
  Store(
    initialState: AppState(),
    reducer: environmentApp(moved: [.counter]),
    environment: HalfWayEnvironment(environment)
  )
}
// snippet.end

// snippet.halfWayNewRoot
@MainActor
func modernEntry(
  _ environment: AppEnvironment
) -> (
  app: Chapter04Modern.Store<AppState, AppAction>,
  forOldScreens: Chapter03Effects.Store<AppState, AppAction>
) {
  let app = Store(initialState: AppState()) { ModernApp(environment, moved: [.counter]) }
  return (app, app.forEnvironmentViews())
}
// snippet.end
