// wrong: one switch hands each action to its feature, and nothing is pulled back
// fails: Each feature is pulled back to a reducer of the app
// says: It must be that feature, pulled back

switch action {
case .incrementTapped: count += 1
case .decrementTapped: count -= 1
}
// next answer
switch action {
case .saveTapped: sheet.favorites.append(sheet.count)
case .removeTapped: sheet.favorites.removeAll { $0 == sheet.count }
}
// next answer
switch action {
case .deleted(let offsets, _):
  for offset in offsets.sorted().reversed() where favorites.indices.contains(offset) {
    favorites.remove(at: offset)
  }
}
// next answer
Sheet(count: count, favorites: favorites)
// next answer
count = newValue.count
favorites = newValue.favorites
// next answer
func steps() -> Reducer<App, SplitAction> { combine() }

func sheet() -> Reducer<App, SplitAction> { combine() }

func list() -> Reducer<App, SplitAction> { combine() }

func splitReducer() -> Reducer<App, SplitAction> {
  feed { app, action in
    switch action {
    case .step(let action): stepReducer(&app.count, action)
    case .sheet(let action): sheetReducer(&app.sheet, action)
    case .list(let action): listReducer(&app.favorites, action)
    }
  }
}
