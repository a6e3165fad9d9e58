// An id is given once
//
// Write a stack of screens. `push` puts a screen on top and returns its id: 0, 1, 2 and so on,
// starting from 0 in each new stack. An id is never given twice, not even when its screen is gone,
// or all screens are. `pop(from:)` removes the screen with that id and all those above it, and
// returns their ids, from the bottom up; an id that isn't there pops nothing. The subscript finds a
// screen by its id. It can replace a screen that is there; setting any other id, or setting nil,
// changes nothing.
//
// kind: write
// lesson: Ids that are never reused

struct Stack<Screen> {
  typealias ID = Int

  /// From the bottom to the top, as are the screens.
  private(set) var ids: [ID] = []
  private(set) var screens: [Screen] = []
  // answer
  // starter: // Room for whatever else it has to know.
  private var nextID = 0
  // end answer

  mutating func push(_ screen: Screen) -> ID {
    // answer
    // starter: return 0  // Your code here.
    defer { nextID += 1 }
    ids.append(nextID)
    screens.append(screen)
    return nextID
    // end answer
  }

  mutating func pop(from id: ID) -> [ID] {
    // answer
    // starter: return []  // Your code here.
    guard let index = ids.firstIndex(of: id) else { return [] }
    let popped = ids[index...]
    ids.removeSubrange(index...)
    screens.removeSubrange(index...)
    return Array(popped)
    // end answer
  }

  subscript(id id: ID) -> Screen? {
    get {
      // answer
      // starter: return nil  // Your code here.
      ids.firstIndex(of: id).map { screens[$0] }
      // end answer
    }
    set {
      // answer
      // starter: // Your code here.
      guard let index = ids.firstIndex(of: id), let newValue else { return }
      screens[index] = newValue
      // end answer
    }
  }
}
