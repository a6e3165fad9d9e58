import Chapter04Modern
import Testing

// The code of the page "A reducer is a type".

@Suite("A reducer that is a type", .timeLimit(.minutes(5))) @MainActor
struct ReducerTypesLessonTests {
  // snippet.Lamp
  struct Lamp: Reducer {
    struct State: Equatable {
      var isOn = false
      var brightness = 5
    }

    enum Action {
      case switchTapped
      case dimmerMoved(to: Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .switchTapped:
        state.isOn.toggle()
      case .dimmerMoved(let brightness):
        state.brightness = brightness
      }
      return .none
    }
  }
  // snippet.end

  @Test("It can be called without a store") func call() {
    // snippet.lampCall
    var state = Lamp.State()
    _ = Lamp().reduce(into: &state, action: .switchTapped)
    #expect(state == Lamp.State(isOn: true))
    // snippet.end
  }

  // snippet.Dimmer
  struct Dimmer: Reducer {
    let maximum: Int

    func reduce(into brightness: inout Int, action step: Int) -> Effect<Int> {
      brightness = limited(brightness + step)
      return .none
    }

    private func limited(_ brightness: Int) -> Int {
      min(max(brightness, 0), maximum)
    }
  }
  // snippet.end

  @Test("What it needs are its properties") func properties() {
    // snippet.dimmerStore
    let store = Store(initialState: 5) { Dimmer(maximum: 10) }
    store.send(8)
    #expect(store.state == 10)
    // snippet.end
  }

  struct Door: Equatable {
    var isOpen = false
    var openings = 0
  }

  // snippet.parts
  struct Hinge: Reducer {
    func reduce(into door: inout Door, action isOpen: Bool) -> Effect<Bool> {
      door.isOpen = isOpen
      return .none
    }
  }

  struct OpeningCounter: Reducer {
    func reduce(into door: inout Door, action isOpen: Bool) -> Effect<Bool> {
      if door.isOpen { door.openings += 1 }
      return .none
    }
  }
  // snippet.end

  // snippet.FrontDoor
  struct FrontDoor: Reducer {
    var body: some Reducer<Door, Bool> {
      Hinge()
      OpeningCounter()
    }
  }
  // snippet.end

  @Test("A body runs from top to bottom, and its type says what it is made of") func body() {
    // snippet.frontDoorStore
    let store = Store(initialState: Door()) { FrontDoor() }
    store.send(true)
    #expect(store.state == Door(isOpen: true, openings: 1))
    #expect("\(type(of: FrontDoor().body))" == "_Sequence<Hinge, OpeningCounter>")
    // snippet.end
  }

  @Test("Nesting does not count, and the empty reducer is the identity") func laws() {
    @MainActor func run(@ReducerBuilder<Door, Bool> _ build: () -> some Reducer<Door, Bool>) -> Door
    {
      let store = Store(initialState: Door(), reducer: build)
      for isOpen in [true, false, true] { store.send(isOpen) }
      return store.state
    }
    let expected = Door(isOpen: true, openings: 4)
    let nestings = [
      run {
        CombineReducers {
          Hinge()
          OpeningCounter()
        }
        OpeningCounter()
      },
      run {
        Hinge()
        CombineReducers {
          OpeningCounter()
          OpeningCounter()
        }
      },
      run {
        EmptyReducer()
        Hinge()
        OpeningCounter()
        EmptyReducer()
        OpeningCounter()
      },
    ]
    #expect(nestings == [expected, expected, expected])
  }

  final class Looks {
    var count = 0
    func note() { count += 1 }
  }

  // snippet.Watched
  struct Watched: Reducer {
    let looks: Looks

    var body: some Reducer<Door, Bool> {
      let _ = looks.note()
      FrontDoor()
    }
  }
  // snippet.end

  @Test("A store evaluates a body once") func once() {
    // snippet.looks
    let (byHand, inStore) = (Looks(), Looks())

    var door = Door()
    let reducer = Watched(looks: byHand)
    for isOpen in [true, false, true] { _ = reducer.reduce(into: &door, action: isOpen) }
    #expect(byHand.count == 3)

    let store = Store(initialState: Door()) { Watched(looks: inStore) }
    for isOpen in [true, false, true] { store.send(isOpen) }
    #expect(inStore.count == 1)
    // snippet.end
    #expect(store.state == door)
  }

  final class Settings { var countsOpenings = false }

  // snippet.SettingsDoor
  struct SettingsDoor: Reducer {
    let settings: Settings

    var body: some Reducer<Door, Bool> {
      Hinge()
      if settings.countsOpenings {
        OpeningCounter()
      }
    }
  }
  // snippet.end

  @Test("What a body decides is decided when the store is made") func decided() {
    // snippet.predictBody
    let settings = Settings()
    let store = Store(initialState: Door()) { SettingsDoor(settings: settings) }
    store.send(true)
    settings.countsOpenings = true
    store.send(true)
    // snippet.end
    // snippet.predictBodyAnswer
    #expect(store.state == Door(isOpen: true, openings: 0))
    // snippet.end
  }

  // snippet.SettingsDoorMended
  struct ObedientDoor: Reducer {
    let settings: Settings

    var body: some Reducer<Door, Bool> {
      Hinge()
      Reduce { door, isOpen in
        settings.countsOpenings ? OpeningCounter().reduce(into: &door, action: isOpen) : .none
      }
    }
  }
  // snippet.end

  @Test("What a closure reads, it reads each time") func eachTime() {
    let settings = Settings()
    let store = Store(initialState: Door()) { ObedientDoor(settings: settings) }
    store.send(true)
    settings.countsOpenings = true
    store.send(true)
    #expect(store.state == Door(isOpen: true, openings: 1))
  }
}
