import Chapter02PrimeTime
import Chapter02Pullback
import ReducerTesting
import Testing

// A small world of three levels: an app has rooms, a room has lamps.
private struct House: Equatable {
  var kitchen = Room()
  var visitors = 0
}

private struct Room: Equatable {
  var lamp = 0
  var door = false
}

private enum HouseAction: Equatable {
  case kitchen(RoomAction)
  case bell

  var kitchen: RoomAction? {
    get {
      guard case .kitchen(let action) = self else { return nil }
      return action
    }
    set {
      guard case .kitchen = self, let newValue else { return }
      self = .kitchen(newValue)
    }
  }

  /// The composed path, written by hand: `\HouseAction.kitchen?.lamp` can't be written through.
  var kitchenLamp: Int? {
    get { kitchen?.lamp }
    set { kitchen?.lamp = newValue }
  }

  /// The path that stays where it is. `\.self` leads to an action, not to an optional one.
  var itself: HouseAction? {
    get { self }
    set { if let newValue { self = newValue } }
  }
}

private enum RoomAction: Equatable {
  case lamp(Int)
  case door

  var lamp: Int? {
    get {
      guard case .lamp(let brightness) = self else { return nil }
      return brightness
    }
    set {
      guard case .lamp = self, let newValue else { return }
      self = .lamp(newValue)
    }
  }
}

private func lampReducer(_ lamp: inout Int, _ brightness: Int) { lamp += brightness }

private func roomReducer(_ room: inout Room, _ action: RoomAction) {
  switch action {
  case .lamp(let brightness): room.lamp += brightness
  case .door: room.door.toggle()
  }
}

private func houseReducer(_ house: inout House, _ action: HouseAction) {
  switch action {
  case .kitchen(let action): roomReducer(&house.kitchen, action)
  case .bell: house.visitors += 1
  }
}

private var actions: Actions<House, HouseAction> {
  [.kitchen(.lamp(0)), .kitchen(.lamp(1)), .kitchen(.lamp(-3)), .kitchen(.door), .bell]
}

@Suite struct PullbackTests {
  // R2.2
  @Test("A pulled-back reducer changes its part as it would alone, and nothing else")
  func partOnly() {
    let reducer = pullback(
      lampReducer,
      value: \House.kitchen.lamp,
      action: \HouseAction.kitchenLamp
    )
    let report = check(
      Subject(from: House(), reducer: reducer),
      laws: Law.pullback(of: lampReducer, state: \.kitchen.lamp, action: { $0.kitchenLamp }),
      actions: actions
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R2.4
  @Test("It is not called for another feature's action") func notCalled() {
    var calls = 0
    let reducer = pullback(
      { (_: inout Room, _: RoomAction) in calls += 1 },
      value: \House.kitchen,
      action: \HouseAction.kitchen
    )
    var house = House()
    reducer(&house, .bell)
    #expect(calls == 0)
    reducer(&house, .kitchen(.door))
    #expect(calls == 1)
  }

  // R2.2
  @Test("Pulling back along paths to the whole changes nothing") func identity() {
    let report = compare(
      subject: pullback(houseReducer, value: \House.self, action: \HouseAction.itself),
      reference: houseReducer,
      from: House(),
      actions: actions
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R2.2
  @Test("Two pullbacks in a row are one along the joined paths") func twice() {
    let room = pullback(lampReducer, value: \Room.lamp, action: \RoomAction.lamp)
    let report = compare(
      subject: pullback(room, value: \House.kitchen, action: \HouseAction.kitchen),
      reference: pullback(
        lampReducer,
        value: \House.kitchen.lamp,
        action: \HouseAction.kitchenLamp
      ),
      from: House(),
      actions: actions
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Combining and then pulling back equals pulling back and then combining")
  func distributes() {
    func lamp(_ reducer: @escaping Reducer<Int, Int>) -> Reducer<House, HouseAction> {
      pullback(reducer, value: \.kitchen.lamp, action: \.kitchenLamp)
    }
    let report = compare(
      subject: lamp(combine(Arithmetic.add, Arithmetic.double)),
      reference: combine(lamp(Arithmetic.add), lamp(Arithmetic.double)),
      from: House(),
      actions: actions
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("One feature can have two places in the state") func twoPlaces() {
    struct Pair: Equatable {
      var left = 0
      var right = 0
    }
    enum Side {
      case left(CounterAction)
      case right(CounterAction)
      var left: CounterAction? {
        get {
          guard case .left(let action) = self else { return nil }
          return action
        }
        set {
          guard case .left = self, let newValue else { return }
          self = .left(newValue)
        }
      }
      var right: CounterAction? {
        get {
          guard case .right(let action) = self else { return nil }
          return action
        }
        set {
          guard case .right = self, let newValue else { return }
          self = .right(newValue)
        }
      }
    }
    let reducer: Reducer<Pair, Side> = combine(
      pullback(counterReducer, value: \.left, action: \.left),
      pullback(counterReducer, value: \.right, action: \.right)
    )
    let session: [Side] = [.left(.incrementTapped), .right(.decrementTapped)]
    #expect(replay(session, from: Pair(), with: reducer) == Pair(left: 1, right: -1))
  }
}
