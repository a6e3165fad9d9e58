import Testing

@Suite struct ViewLifetimeTests {
  private typealias Counter = Store<Int, Int>

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  private func view(of store: Counter) -> Counter { store.view(value: { $0 }, action: { $0 }) }

  @Test("A view that is kept follows its parent, and can send")  // starter passes
  func works() throws {
    let app = counter()
    let screen = view(of: app)
    app.send(1)
    let first = screen.value
    screen.send(2)
    try #require(
      [first, app.value, screen.value] == [1, 3, 3],
      "1 was sent to the app's store, and 2 to its view: what the view showed, then what both show."
    )
  }

  @Test("A view is notified once per action, changed or not")  // starter passes
  func notified() throws {
    let app = counter()
    let screen = view(of: app)
    var seen: [Int] = []
    let token = screen.observe { seen.append($0) }
    for step in [1, 0] { app.send(step) }
    screen.send(2)
    try #require(seen == [1, 1, 3], "1 and 0 were sent to the app, and 2 to the view.")
    withExtendedLifetime(token) {}
  }

  @Test("A view that nothing keeps is freed, and its observation ends") func freed() throws {
    let app = counter()
    var screen: Counter? = view(of: app)
    weak let weakScreen = screen
    withExtendedLifetime(screen) {}
    screen = nil
    let state = weakScreen == nil ? "freed" : "kept"
    try #require(state == "freed", "The view was dropped, and the app's store was kept.")
    try #require(app.observers.count == 0, "The view is gone. How many observe the app's store.")
  }

  @Test("A view keeps its parent") func parent() throws {
    var app: Counter? = counter()
    let button = app.map { view(of: view(of: $0)) }
    weak let weakApp = app
    app = nil
    let state = weakApp == nil ? "freed" : "kept"
    try #require(state == "kept", "Only a view of a view of the app's store was kept.")
    withExtendedLifetime(button) {}
  }

  @Test("A screen that closes while others are being notified isn't notified any more")
  func closesMeanwhile() throws {
    let app = counter()
    var screen: Counter?
    let closer = app.observe { _ in screen = nil }
    screen = view(of: app)
    var seen: [Int] = []
    let token = screen?.observe { seen.append($0) }
    app.send(1)
    try #require(seen == [], "Another observer closed the screen before its turn.")
    withExtendedLifetime((closer, screen, token)) {}
  }
}
