import Testing

@Suite struct ViewLifetimeTests {
  private typealias Counter = Store<Int, Int>

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
    var isGone: Bool { object == nil }
  }

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  private func view(of store: Counter) -> Counter { store.view(value: { $0 }, action: { $0 }) }

  @Test("A view that is kept is told and can send") func works() {  // starter passes
    let app = counter()
    let screen = view(of: app)
    app.send(1)
    screen.send(2)
    #expect(app.value == 3, "The view is kept, and so is its parent: both hear of both sends.")
    #expect(screen.value == 3, "The view is kept, so its observation has to go on.")
  }

  @Test("A view that nobody has is freed at once") func freed() {
    let app = counter()
    var screen: Counter? = view(of: app)
    let weakScreen = Weak(object: screen)
    screen = nil
    let isGone = weakScreen.isGone
    #expect(isGone == true, "The parent still has the view: its observer captures it.")
    let observers = app.observers.count
    #expect(observers == 0, "The screen is closed, and still observes: whose is the token?")
  }

  @Test("Of a hundred screens that were opened and closed, nothing is left") func manyScreens() {
    let app = counter()
    var reads = 0
    for _ in 1...100 {
      _ = app.view(
        value: { count in
          reads += 1
          return count
        },
        action: { (step: Int) in step }
      )
    }
    reads = 0
    app.send(1)
    #expect(reads == 0, "An action still reads a part for each screen that was ever open.")
  }

  @Test("The view alone is enough to go on with") func alone() {
    var app: Counter? = counter()
    let screen = app.map(view)
    let weakApp = Weak(object: app)
    app = nil
    screen?.send(5)
    let isGone = weakApp.isGone
    #expect(isGone == false, "The view has to keep its parent: there is nobody else to send to.")
    #expect(screen?.value == 5, "What was sent went nowhere: the screen looks alive and is dead.")
  }

  @Test("A view of a view is enough, too") func grandchildAlone() {
    var app: Counter? = counter()
    let button = app.map { view(of: view(of: $0)) }
    app = nil
    button?.send(5)
    #expect(button?.value == 5, "The button keeps the screen's view, and that the app's store.")
  }

  @Test("The last view takes its parents with it") func allGone() {  // starter passes
    var app: Counter? = counter()
    var button = app.map { view(of: view(of: $0)) }
    let (weakApp, weakButton) = (Weak(object: app), Weak(object: button))
    app = nil
    withExtendedLifetime(button) {}
    button = nil
    let (buttonIsGone, appIsGone) = (weakButton.isGone, weakApp.isGone)
    #expect(buttonIsGone == true, "Nobody has the button, and yet it is there.")
    #expect(appIsGone == true, "Parent and view keep each other: neither can ever go.")
  }

  @Test("A screen that closes while the app tells others is told no more") func closesMeanwhile() {
    let app = counter()
    var screen: Counter?
    let closer = app.observe { _ in screen = nil }
    var reads = 0
    screen = app.view(
      value: { count in
        reads += 1
        return count
      },
      action: { (step: Int) in step }
    )
    app.send(1)
    #expect(reads == 1, "The screen closed before its turn, and its part was read all the same.")
    withExtendedLifetime((closer, screen)) {}
  }
}
