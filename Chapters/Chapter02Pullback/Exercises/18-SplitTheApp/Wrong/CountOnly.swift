// wrong: the sheet saves and removes, but the favourites aren't written back
// fails: The sheet's part is the app's two fields
// says: the favourites were forgotten

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
// next answer
func steps() -> Reducer<App, SplitAction> {
  pullback(stepReducer, value: \.count, action: \.step)
}

func sheet() -> Reducer<App, SplitAction> {
  pullback(sheetReducer, value: \.sheet, action: \.sheet)
}

func list() -> Reducer<App, SplitAction> {
  pullback(listReducer, value: \.favorites, action: \.list)
}

func splitReducer() -> Reducer<App, SplitAction> {
  feed(combine(steps(), sheet(), list()))
}
