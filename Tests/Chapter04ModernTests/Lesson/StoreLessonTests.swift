import Chapter04Modern
import Observation
import Testing

// The code of the page "One store on the main actor", failures included.

@Suite("A store on the main actor", .timeLimit(.minutes(5))) @MainActor struct StoreLessonTests {
  struct Numbers: Equatable {
    var all = Array(0..<1_000)

    /// Where the elements lie in memory.
    var place: UnsafePointer<Int>? { all.withUnsafeBufferPointer { $0.baseAddress } }
  }

  // snippet.CopyingStore
  final class CopyingStore {
    var state = Numbers()

    func send(_ reduce: (inout Numbers) -> Void) {
      var next = state
      reduce(&next)
      state = next
    }
  }
  // snippet.end

  @Test("A state that is copied and written back copies its arrays") func copies() {
    // snippet.copies
    let copying = CopyingStore()
    let before = copying.state.place
    copying.send { $0.all[0] = 7 }
    #expect(copying.state.place != before)  // a thousand numbers were copied to change one

    let store = Store(initialState: Numbers()) {
      Reduce<Numbers, Int> { numbers, number in
        numbers.all[0] = number
        return .none
      }
    }
    let inPlace = store.withState { $0.place }
    store.send(7)
    #expect(store.withState { $0.place } == inPlace)
    // snippet.end
  }

  // snippet.CounterModel
  final class CounterModel: Observable {
    private let registrar = ObservationRegistrar()
    private var storedCount = 0

    var count: Int {
      get {
        registrar.access(self, keyPath: \.count)
        return storedCount
      }
      set {
        registrar.withMutation(of: self, keyPath: \.count) { storedCount = newValue }
      }
    }
  }
  // snippet.end

  @Test("A registrar notifies those that have read, once, at the next write") func registrar() {
    let log = LessonLog()
    // snippet.registrar
    let model = CounterModel()
    withObservationTracking {
      _ = model.count
    } onChange: {
      log.append("count")
    }
    model.count = 1
    model.count = 2
    #expect(log.all == ["count"])
    // snippet.end
  }

  // snippet.Profile
  struct Profile: Reducer {
    struct State: Equatable {
      var name = "Blob"
      var count = 0
    }

    enum Action {
      case incrementTapped
      case replaced(State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementTapped: state.count += 1
        case .replaced(let newState): state = newState
        }
        return .none
      }
    }
  }
  // snippet.end

  @Test("A reader of a field is notified when that field has changed, whatever was written")
  func fields() {
    let log = LessonLog()
    // snippet.predictFields
    let store = Store(initialState: Profile.State()) { Profile() }
    func readAgain() {
      withObservationTracking {
        _ = store.name
      } onChange: {
        log.append("name")
      }
      withObservationTracking {
        _ = store.count
      } onChange: {
        log.append("count")
      }
    }

    readAgain()
    store.send(.incrementTapped)
    log.append("replaced")
    readAgain()
    store.send(.replaced(Profile.State(name: "Blob", count: 5)))
    // snippet.end
    // snippet.predictFieldsAnswer
    #expect(log.all == ["count", "replaced", "count"])
    // snippet.end
  }

  // snippet.Screen
  struct Screen: Reducer {
    struct State: Equatable {
      var profile = Profile.State()
    }

    enum Action: CasePathable {
      case profile(Profile.Action)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var profile: AnyCasePath<Action, Profile.Action> {
          AnyCasePath(embed: Action.profile) { if case .profile(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.profile, action: \.profile) { Profile() }
    }
  }
  // snippet.end

  @Test("A key path observes a field of a field, and dots observe the whole part") func nested() {
    let log = LessonLog()
    // snippet.nested
    let store = Store(initialState: Screen.State()) { Screen() }
    withObservationTracking {
      _ = store.profile.name
    } onChange: {
      log.append("profile")
    }
    withObservationTracking {
      _ = store[\.profile.name]
    } onChange: {
      log.append("name")
    }
    store.send(.profile(.incrementTapped))
    #expect(log.all == ["profile"])  // the name hasn't changed
    // snippet.end
  }

  @Test("A store of a part keeps nothing of its own") func scope() {
    // snippet.scope
    let store = Store(initialState: Screen.State()) { Screen() }
    let profile = store.scope(state: \.profile, action: \.profile)

    profile.send(.incrementTapped)
    #expect(store.profile.count == 1)
    store.send(.profile(.incrementTapped))
    #expect(profile.count == 2)
    // snippet.end
  }

  @Test("An effect does not keep its store, and ends with it") func lifetime() async {
    let answer = Answer<Void>()
    let log = LessonLog()
    // snippet.lifetime
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          await answer.wait()
          log.append(Task.isCancelled ? "cancelled" : "answered")
        }
      }
    }
    weak var released: Store<Int, Int>?
    released = store
    let task = store?.send(0)
    store = nil
    #expect(released == nil)
    await task?.finish()
    #expect(log.all == ["cancelled"])
    // snippet.end
  }
}
