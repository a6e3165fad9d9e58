// wrong: the sheet saves and removes, but what it made of the favourites isn't written back
// fails: What the sheet is given and what it gives back are the app's two fields
// says: every field of it

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
feed(
  combine(
    pullback(stepReducer, value: \.count, action: \.step),
    pullback(sheetReducer, value: \.sheet, action: \.sheet),
    pullback(listReducer, value: \.favorites, action: \.list)
  )
)
