import ReducerTesting
import Testing

@Suite struct ViewLifetimeTests {
  private typealias Counter = Store<Int, Int>

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
    var isFreed: Bool { object == nil }
  }

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  private func view(of store: Counter) -> Counter { store.view(value: { $0 }, action: { $0 }) }

  @Test("A view that is kept follows its parent and can send") func works() {  // starter passes
    let app = counter()
    let screen = view(of: app)
    app.send(1)
    #expect(
      screen.value == 1,
      "The view is kept, but doesn't follow its parent: its observation must go on while it lives."
    )
    screen.send(2)
    #expect(
      app.value == 3,
      app.value == 5
        ? "2 was sent once, but it reached the parent twice."
        : "The view is kept, but its action didn't reach the parent."
    )
  }

  @Test("A view that nothing keeps is freed at once") func freed() {
    let app = counter()
    var screen: Counter? = view(of: app)
    let weakScreen = Weak(object: screen)
    screen = nil
    let isFreed = weakScreen.isFreed
    #expect(
      isFreed == true,
      """
      Something still keeps the view. The parent keeps its observer, so the observer must capture \
      the view weakly, and there must be no list of views. Nothing that the view keeps may capture \
      the view, either.
      """
    )
    if isFreed {
      let observers = app.observers.count
      #expect(
        observers == 0,
        """
        The view is gone, but its observation goes on: something else keeps the token. Whose is \
        it?
        """
      )
    }
  }

  @Test("Keeping the view is enough") func alone() {
    var app: Counter? = counter()
    let screen = app.map(view)
    let weakApp = Weak(object: app)
    app = nil
    screen?.send(5)
    let isFreed = weakApp.isFreed
    #expect(
      isFreed == false,
      """
      The app let go of its store, and the view that is still open had nobody to send to: it looks \
      alive, but is dead. The view must keep its parent.
      """
    )
    if !isFreed {
      #expect(
        screen?.value == 5,
        screen?.value == 0
          ? "The result of the view's own action didn't come back to it."
          : "From 0, 5 was sent once, but the view shows another number."
      )
    }
  }

  @Test("A view of a view is enough, too") func grandchildAlone() {
    var app: Counter? = counter()
    let button = app.map { view(of: view(of: $0)) }
    app = nil
    button?.send(5)
    #expect(button?.value == 5, "The button keeps the screen's view, which keeps the app's store.")
  }

  @Test("The last view takes its parents with it") func allGone() {  // starter passes
    var app: Counter? = counter()
    var button = app.map { view(of: view(of: $0)) }
    let (weakApp, weakButton) = (Weak(object: app), Weak(object: button))
    app = nil
    withExtendedLifetime(button) {}
    button = nil
    let (buttonIsFreed, appIsFreed) = (weakButton.isFreed, weakApp.isFreed)
    #expect(buttonIsFreed == true, "Nobody keeps the button, but it is still there.")
    if buttonIsFreed {
      #expect(appIsFreed == true, "The button is freed, but the app's store is not.")
    }
  }

  @Test("Nothing is left of a hundred screens that were opened and closed") func manyScreens() {
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
    #expect(reads == 0, "Each action still reads a part for screens that were closed.")
  }

  @Test("A view is notified once per action, changed or not")  // starter passes
  func onceEach() {
    let app = counter()
    let screen = view(of: app)
    var seen: [Int] = []
    let token = screen.observe { seen.append($0) }
    for step in [1, 0, 2] { app.send(step) }
    let why =
      switch seen {
      case []: "The view's observers were never notified."
      case [1, 3]: "An action that changed nothing wasn't reported, but it is an action, too."
      case _ where seen.count > 3: "An action was reported more than once: call `receive` once."
      default: "From 0, the steps 1, 0 and 2 lead to 1, 1 and 3."
      }
    #expect(seen == [1, 1, 3], "\(why)")
    withExtendedLifetime(token) {}
    guard seen == [1, 1, 3] else { return }
    let report = compare(
      subject: Subject<[Int], Int, Never> {
        let app = counter()
        let screen = view(of: app)
        let button = view(of: screen)
        var seen: [Int] = []
        let token = button.observe { seen.append($0) }
        return .init(
          state: { seen + [app.value, screen.value, button.value] },
          send: { step in
            withExtendedLifetime(token) { step < 0 ? button.send(step) : app.send(step) }
            return []
          }
        )
      },
      reference: Subject(from: [0, 0, 0]) { numbers, step in
        let next = (numbers.last ?? 0) + step
        numbers = numbers.dropLast(3) + [next, next, next, next]
      },
      law: "a view of a view is notified of each action once, and all three show the same",
      actions: Generator { _, draw in draw.int(in: -3...3) },
      scripts: 200
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("A screen that closes while others are being notified isn't notified any more")
  func closesMeanwhile() {
    let app = counter()
    var screen: Counter?
    let closer = app.observe { _ in screen = nil }
    screen = view(of: app)
    var seen: [Int] = []
    let token = screen?.observe { seen.append($0) }
    app.send(1)
    #expect(seen == [], "The screen closed before its turn, but was notified anyway.")
    withExtendedLifetime((closer, screen, token)) {}
  }
}
