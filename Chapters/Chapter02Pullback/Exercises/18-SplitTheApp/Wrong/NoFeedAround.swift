// wrong: the three features are put together, and nobody writes the feed any more
// fails: The app in parts does what the big reducer did
// says: both apps show the same

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
combine(
  pullback(stepReducer, value: \.count, action: \.step),
  pullback(sheetReducer, value: \.sheet, action: \.sheet),
  pullback(listReducer, value: \.favorites, action: \.list)
)
