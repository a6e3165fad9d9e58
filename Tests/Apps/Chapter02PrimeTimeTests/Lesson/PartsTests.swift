import Chapter02PrimeTime
import Chapter02Pullback
import Testing

// What chapter 2's pages show, failures included, so that you can rely on it.

// snippet.Door
struct Door: Equatable {
  var isOpen = false
  var openings = 0
}

enum DoorAction {
  case pushed
  case pulledShut
}

func hinge(_ door: inout Door, _ action: DoorAction) {
  door.isOpen = action == .pushed
}

func openingCounter(_ door: inout Door, _ action: DoorAction) {
  if door.isOpen { door.openings += 1 }
}
// snippet.end

@Suite struct ParallelTests {
  @Test("Reducers that get a copy each don't see each other's work") func copies() {
    // snippet.parallel
    let before = Door()

    var first = before
    hinge(&first, .pushed)

    var second = before
    openingCounter(&second, .pushed)

    let after = Door(isOpen: first.isOpen, openings: second.openings)
    #expect(after == Door(isOpen: true, openings: 0))  // it was opened once
    // snippet.end
  }

  @Test("One after the other, the second sees what the first wrote") func combined() {
    // snippet.combined
    let reducer = combine(hinge, openingCounter)

    let door = replay([.pushed, .pulledShut], from: Door(), with: reducer)
    #expect(door == Door(isOpen: false, openings: 1))
    // snippet.end
  }

  @Test("The other way round, the second action sees what the first wrote") func swapped() {
    // snippet.swapped
    let reducer = combine(openingCounter, hinge)

    let open = replay([.pushed], from: Door(), with: reducer)
    #expect(open == Door(isOpen: true, openings: 0))

    let shut = replay([.pushed, .pulledShut], from: Door(), with: reducer)
    #expect(shut == Door(isOpen: false, openings: 1))
    // snippet.end
  }
}

// snippet.Hall
struct Hall: Equatable {
  var door = Door()
  var temperature = 20
}
// snippet.end

@Suite struct PartTests {
  @Test("A part that is copied out and not written back stays as it was") func copyOut() {
    // snippet.copyOut
    let reducer: Reducer<Hall, DoorAction> = { hall, action in
      var door = hall.door
      hinge(&door, action)
    }

    var hall = Hall()
    reducer(&hall, .pushed)
    #expect(hall == Hall())  // the door is still shut
    // snippet.end
  }

  @Test("A key path leads to the part itself") func keyPath() {
    // snippet.keyPath
    let path = \Hall.door

    var hall = Hall()
    hall[keyPath: path].isOpen = true
    #expect(hall == Hall(door: Door(isOpen: true)))
    // snippet.end
  }
}

// A setter that switches the case, which an enum property must not have.
private enum Remote: Equatable {
  case volume(Int)
  case mute(Bool)

  var volume: Int? {
    get {
      guard case .volume(let step) = self else { return nil }
      return step
    }
    set { if let newValue { self = .volume(newValue) } }
  }
}

@Suite struct SwitchingSetterTests {
  @Test("A setter that switches the case turns one action into another") func switches() {
    var action = Remote.mute(true)
    action.volume = 3
    #expect(action == .volume(3))
  }
}

@Suite struct DefaultTests {
  @Test("A default for an action that isn't there makes something happen") func defaultAction() {
    // snippet.defaultAction
    let reducer: Reducer<AppState, AppAction> = { state, action in
      counterReducer(&state.count, action.counter ?? .incrementTapped)
    }

    var state = AppState()
    reducer(&state, .screenSelected(.favoritePrimes))
    #expect(state.count == 1)  // nobody has touched the counter
    // snippet.end
  }

  @Test("An enum property can't make its case out of another") func nothingToWriteOn() {
    // snippet.noEmbedding
    var action = AppAction.screenSelected(.counter)
    action.counter = .incrementTapped
    #expect(action == .screenSelected(.counter))
    // snippet.end
  }
}

@Suite struct LastStepTests {
  @Test("A pullback along `\\.self` makes actions optional, and converts to what it was before")
  func lastStep() {
    // snippet.lastStep
    let features: Reducer<AppState, AppAction> = combine(
      pullback(counterReducer, value: \.count, action: \.counter),
      pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
    )
    let app = pullback(features, value: \.self, action: \.self)
    // snippet.end
    #expect(type(of: app) == Reducer<AppState, AppAction?>.self)

    // snippet.lastStepConverted
    let plain: Reducer<AppState, AppAction> = app
    // snippet.end
    let actions: [AppAction] = [.counter(.incrementTapped), .screenSelected(.counter)]
    #expect(
      replay(actions, from: AppState(), with: plain)
        == replay(actions, from: AppState(), with: features)
    )
  }
}
