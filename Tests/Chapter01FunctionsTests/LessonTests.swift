import Chapter01Functions
import Foundation
import Testing

// What lesson 1 shows, failures included: here they run.

// snippet.FavoritesModel
final class FavoritesModel {
  private(set) var primes: [Int]
  private(set) var message: String?

  init(primes: [Int]) { self.primes = primes }

  func saveTapped(_ prime: Int) {
    primes.append(prime)
    message = "Saved."
  }

  func removeTapped(_ prime: Int) {
    primes.removeAll { $0 == prime }
  }
}
// snippet.end

@Suite struct FavoritesModelTests {
  @Test("A test of one property passes, whatever the model's other properties say") func partial() {
    // snippet.FavoritesModelTest
    let model = FavoritesModel(primes: [2, 3])
    model.saveTapped(5)
    model.removeTapped(5)
    #expect(model.primes == [2, 3])
    // snippet.end
    #expect(model.message == "Saved.")
  }
}

// snippet.Lamp
struct Lamp: Equatable {
  var isOn = false
  var brightness = 5
}

enum LampAction {
  case switchTapped
  case dimmerMoved(to: Int)
}
// snippet.end

// snippet.lampReturning
func afterwards(_ lamp: Lamp, _ action: LampAction) -> Lamp {
  var next = lamp
  switch action {
  case .switchTapped:
    next.isOn.toggle()
  case .dimmerMoved(let brightness):
    next.brightness = brightness
  }
  return next
}
// snippet.end

// snippet.lampReducer
func lampReducer(_ lamp: inout Lamp, _ action: LampAction) {
  switch action {
  case .switchTapped:
    lamp.isOn.toggle()
  case .dimmerMoved(let brightness):
    lamp.brightness = brightness
  }
}
// snippet.end

@Suite struct LampTests {
  @Test("Both shapes of the lamp's function do the same") func shapes() {
    for action in [LampAction.switchTapped, .dimmerMoved(to: 2)] {
      // snippet.lampShapes
      let before = Lamp()
      var lamp = before
      lampReducer(&lamp, action)

      #expect(lamp == afterwards(before, action))
      #expect(before == Lamp())  // untouched: inout changed `lamp`, and nothing else
      // snippet.end
    }
  }

  @Test("A session is a list of actions") func session() {
    // snippet.lampSession
    let session: [LampAction] = [.switchTapped, .dimmerMoved(to: 2), .switchTapped]

    let lamp = replay(session, from: Lamp(), with: lampReducer)

    #expect(lamp == Lamp(isOn: false, brightness: 2))
    // snippet.end
  }
}

@Suite struct OffsetsTests {
  @Test("Deleting row after row from the front deletes the wrong one") func fromTheFront() {
    // snippet.offsetsLoop
    var primes = [2, 3, 5, 7]
    for offset in [0, 1] {
      primes.remove(at: offset)
    }
    #expect(primes == [3, 7])  // asked for: [5, 7]
    // snippet.end
  }
}

@Suite struct ClockTests {
  private struct Note: Equatable {
    var text: String
    var time: Date
  }

  // R1.6
  @Test("A reducer that reads the clock gives two states for one session") func clockInside() {
    // snippet.clockInside
    let reducer: Reducer<[Note], String> = { notes, text in
      notes.append(Note(text: text, time: Date()))
    }
    // snippet.end
    let first = replay(Array(repeating: "saved 7", count: 100), from: [], with: reducer)
    let second = replay(Array(repeating: "saved 7", count: 100), from: [], with: reducer)
    #expect(first != second)
  }
}

@Suite struct InverseTests {
  @Test("Saving doesn't undo removing") func saveAfterRemove() {
    // snippet.inverse
    var favorites = [7, 2, 7]
    favorites.removeAll { $0 == 7 }
    favorites.append(7)  // the opposite of removing
    #expect(favorites == [2, 7])  // it was [7, 2, 7]
    // snippet.end
  }
}

// The naive form of notifying, which the library's `Store` must not have: a send from an observer
// is a call inside a call.
// snippet.RecursiveStore
final class RecursiveStore {
  var value = 0
  var observers: [(Int) -> Void] = []

  func send(_ step: Int) {
    value += step
    let current = value
    for observer in observers { observer(current) }
  }
}
// snippet.end

@Suite struct RecursiveStoreTests {
  @Test("With recursion, the second observer sees the history backwards") func backwards() {
    let store = RecursiveStore()
    var log: [String] = []
    store.observers = [
      { [unowned store] count in
        log.append("first \(count)")
        if count == 1 { store.send(10) }
      },
      { count in log.append("second \(count)") },
    ]
    store.send(1)
    #expect(log == ["first 1", "first 11", "second 11", "second 1"])
  }
}
