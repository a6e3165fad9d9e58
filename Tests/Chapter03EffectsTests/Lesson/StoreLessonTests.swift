import Chapter03Effects
import Testing

// What chapter 3's pages show.

@Suite struct BindingLessonTests {
  @Test("A binding writes by sending, and reads what the reducer made of it") func binding() {
    enum Action {
      case volumeChanged(Int)
    }
    // snippet.binding
    let reducer = Reducer<Int, Action, Void> { volume, action, _ in
      switch action {
      case .volumeChanged(let wanted):
        volume = min(max(wanted, 0), 10)
        return .none
      }
    }
    let viewStore = ViewStore(Store(initialState: 5, reducer: reducer, environment: ()))
    let volume = viewStore.binding(get: { $0 }, send: Action.volumeChanged)
    volume.wrappedValue = 12
    #expect(volume.wrappedValue == 10)
    // snippet.end
  }
}
