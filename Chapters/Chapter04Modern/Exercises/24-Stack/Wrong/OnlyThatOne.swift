// wrong: a pop removes one screen, and leaves those above it
// fails: A pop also removes everything above
// says: They are popped, too

private var nextID = 0
// next answer
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// next answer
guard let index = ids.firstIndex(of: id) else { return [] }
screens.remove(at: index)
return [ids.remove(at: index)]
// next answer
ids.firstIndex(of: id).map { screens[$0] }
// next answer
guard let index = ids.firstIndex(of: id), let newValue else { return }
screens[index] = newValue
