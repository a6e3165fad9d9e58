import Chapter03Effects
import Dispatch
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

@Suite struct CancellationLessonTests {
  private enum Action {
    case askTapped, screenLeft
    case answered(Int)
  }

  // snippet.forgetful
  private let forgetful = Reducer<String, Action, AnyScheduler> { message, action, mainQueue in
    switch action {
    case .askTapped:
      message = "asking"
      return Effect(value: .answered(17)).delay(for: .seconds(2), scheduler: mainQueue)
    case .screenLeft:
      message = ""
      return .none
    case .answered(let prime):
      message = "It is \(prime)."
      return .none
    }
  }
  // snippet.end

  private func message(after reducer: Reducer<String, Action, AnyScheduler>) -> String {
    let scheduler = DispatchQueue.test
    let store = Store(
      initialState: "",
      reducer: reducer,
      environment: scheduler.eraseToAnyScheduler()
    )
    let viewStore = ViewStore(store)
    viewStore.send(.askTapped)
    viewStore.send(.screenLeft)
    scheduler.advance(by: .seconds(2))
    return viewStore.state
  }

  @Test("A response that isn't cancelled arrives on a screen that was left") func forgotten() {
    let scheduler = DispatchQueue.test
    let viewStore = ViewStore(
      Store(initialState: "", reducer: forgetful, environment: scheduler.eraseToAnyScheduler())
    )
    // snippet.forgotten
    viewStore.send(.askTapped)
    viewStore.send(.screenLeft)
    scheduler.advance(by: .seconds(2))
    #expect(viewStore.state == "It is 17.")  // on a screen that nobody looks at
    // snippet.end
  }

  @Test("With an id, it is stopped") func byId() {
    let reducer = Reducer<String, Action, AnyScheduler> { message, action, mainQueue in
      switch action {
      // snippet.byId
      case .askTapped:
        message = "asking"
        return Effect(value: .answered(17)).delay(for: .seconds(2), scheduler: mainQueue)
          .cancellable(id: "question")
      case .screenLeft:
        message = ""
        return .cancel(id: "question")
      // snippet.end
      case .answered(let prime):
        message = "It is \(prime)."
        return .none
      }
    }
    #expect(message(after: reducer) == "")
  }

  @Test("A value that has passed `cancellable` still arrives") func passed() {
    let scheduler = DispatchQueue.test
    func values(of effect: Effect<Int, Never>) -> [Int] {
      var values: [Int] = []
      let token = Effect.merge(effect, .cancel(id: "question")).sink { values.append($0) }
      scheduler.advance()
      withExtendedLifetime(token) {}
      return values
    }
    let work = Effect<Int, Never>(value: 17)
    // snippet.order
    #expect(values(of: work.receive(on: scheduler).cancellable(id: "question")) == [])
    #expect(values(of: work.cancellable(id: "question").receive(on: scheduler)) == [17])
    // snippet.end
  }
}
