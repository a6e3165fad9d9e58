// wrong: each feature gets a feed around it, and every entry is written three times
// fails: The feed goes around all features, once
// says: Saving left 3 entries

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
  combine(
    feed(steps()),
    feed(sheet()),
    feed(list())
  )
}
