// wrong: the three features are combined, and nobody writes the feed any more
// fails: The feed goes around all features, once
// says: the feed isn't around the features

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
    steps(),
    sheet(),
    list()
  )
}
