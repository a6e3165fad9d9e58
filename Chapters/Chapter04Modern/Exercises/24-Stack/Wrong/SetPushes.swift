// wrong: setting an id that isn't there pushes a screen
// fails: Setting nil, or an id that isn't there, changes nothing
// says: Only `push` does

private var nextID = 0
// next answer
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// next answer
guard let index = ids.firstIndex(of: id) else { return [] }
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// next answer
ids.firstIndex(of: id).map { screens[$0] }
// next answer
guard let newValue else { return }
if let index = ids.firstIndex(of: id) {
  screens[index] = newValue
} else {
  ids.append(id)
  screens.append(newValue)
}
