// wrong: the feature is written from memory, and removes one copy where chapter 1 removes all
// fails: The sheet runs alone
// says: every copy

switch action {
case .incrementTapped: count += 1
case .decrementTapped: count -= 1
}
// next answer
switch action {
case .saveTapped:
  sheet.favorites.append(sheet.count)
case .removeTapped:
  if let index = sheet.favorites.firstIndex(of: sheet.count) { sheet.favorites.remove(at: index) }
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
  feed(combine(steps(), sheet(), list()))
}
