import Chapter04Modern
import Testing

@MainActor @Suite struct DeepLinkTests {
  /// A browser whose client answers a second after it was asked.
  @MainActor private final class Screen {
    private let clock = TestClock()
    private let seen = LockIsolated<[Browser.Action]>([])
    private let reported = LockIsolated<[String]>([])
    private let store: TestStoreOf<Browser>

    init(_ state: Browser.State) {
      let (clock, seen) = (self.clock, self.seen)
      let browser = Browser()
      store = TestStore(initialState: state) {
        Reduce<Browser.State, Browser.Action> { state, action in
          seen.withValue { $0.append(action) }
          // A feature that answers itself forever stops here.
          return seen.value.count > 50 ? .none : browser.reduce(into: &state, action: action)
        }
      } withDependencies: {
        $0[FactClient.self].fetch = { number in
          try? await clock.sleep(for: .seconds(1))
          return "\(number)!"
        }
      }
      store.exhaustivity = .off
    }

    func send(_ action: Browser.Action) async {
      let reported = self.reported
      await withKnownIssue(isIntermittent: true) {
        await store.send(action)
        await store.skipReceivedActions(strict: false)
      } matching: { issue in
        reported.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
        return true
      }
    }

    /// Sends an action to the screen at that place, from the bottom.
    func send(_ action: FactScreen.Action, to index: Int) async {
      let ids = store.state.path.ids
      guard ids.indices.contains(index) else { return }
      await send(.path(.element(id: ids[index], action: action)))
    }

    func advance(_ seconds: Int) async {
      await clock.advance(by: .seconds(seconds))
      await store.skipReceivedActions(strict: false)
    }

    func end() async { await store.skipInFlightEffects(strict: false) }

    var state: Browser.State { store.state }
    var screens: [FactScreen.State] { Array(store.state.path) }
    var numbers: [Int] { screens.map(\.number) }
    var forms: [Int?] { screens.map { $0.form?.number } }
    var actions: [Browser.Action] { seen.value }
    var reports: [String] { reported.value }
  }

  private func numbers(_ state: Browser.State) -> [Int] { state.path.map(\.number) }
  private func forms(_ state: Browser.State) -> [Int?] { state.path.map { $0.form?.number } }
  private func made(_ link: Link) -> Browser.State { Browser.State(link: link) }

  private var makes: Bool { numbers(made(Link(numbers: [8, 9]))) == [8, 9] }
  private let first = "The state has to have a link's screens: fix that first."
  private var opens: Bool {
    get async {
      let screen = Screen(Browser.State())
      await screen.send(.linkOpened(Link(numbers: [8, 9])))
      return screen.numbers.suffix(2) == [8, 9]
    }
  }
  private let firstOpen = "An opened link has to show its screens: fix that first."

  @Test("A link's numbers are the screens, from the bottom to the top") func screens() {
    let state = made(Link(numbers: [8, 9, -7, 8, 6]))
    let two = made(Link(numbers: [8, 9]))
    let comment: Comment =
      switch (numbers(state), numbers(two)) {
      case ([], _): "The link has five numbers, but there is no screen."
      case (_, [9, 8]): "The screens are in the wrong order. The first number is the bottom."
      case ([-7, 6, 8, 8, 9], _), ([9, 8, 8, 6, -7], _):
        "The screens are sorted by their numbers. Keep the link's order."
      case (let one, _) where one.count == 1:
        "The link has five numbers, but there is only one screen."
      case ([8, 9, -7, 6], _), ([-7, 6, 8, 9], _):
        """
        The link names 8 twice, but there is one screen for it. Two screens can show the same \
        number.
        """
      case ([8, 9, 8, 6], _): "There is no screen for -7. Any number has one."
      default: "The screens are for 8, 9, -7, 8 and 6, but here \(numbers(state))."
      }
    #expect(numbers(state) == [8, 9, -7, 8, 6], comment)
    let isPlain = state.path.allSatisfy { $0.fact == nil && $0.form == nil }
    #expect(isPlain, "The link says nothing about a form or a fact, but a screen has one.")
    #expect(state.taps == 0, "No number was tapped, but `taps` is \(state.taps).")
  }

  @Test("The top screen's form is open if the link says so") func editing() {
    let state = made(Link(numbers: [8, 9], isEditing: true))
    let comment: Comment =
      switch forms(state) {
      case _ where !makes: "\(first)"
      case [nil, nil]: "The link leads to the form for 9, but no form is open."
      case [8, 9]: "Every screen has its form open. Open only the top screen's."
      case [8, nil], [9, nil]: "The bottom screen has its form open. Open the top screen's."
      case [nil, 8]: "The top screen is for 9, but its form is for 8."
      case let forms where forms.count > 2:
        "The form is an extra screen. The screen for 9 has to present it."
      default: "The screen for 9 has a form for 9, but here the forms are \(forms(state))."
      }
    #expect(forms(state) == [nil, 9] && numbers(state) == [8, 9], comment)
    let same = forms(made(Link(numbers: [8, 8], isEditing: true)))
    #expect(
      same == [nil, 8],
      same == [8, 8]
        ? "Both screens are for 8, and both have their form open. Open only the top screen's."
        : "Of two screens for 8, only the top one's form is open; here the forms are \(same)."
    )
  }

  @Test("A link without numbers has no screen")  // starter passes
  func none() {
    let state = made(Link(numbers: [], isEditing: true))
    #expect(
      numbers(state) == [],
      "The link has no numbers, but there are screens: \(numbers(state))."
    )
  }

  @Test("Screens that a link makes can close themselves") func closes() async {
    let screen = Screen(made(Link(numbers: [8, 9], isEditing: true)))
    let works = forms(made(Link(numbers: [8, 9], isEditing: true))) == [nil, 9]
    await screen.send(.form(.presented(.stepped(by: 1))), to: 1)
    await screen.send(.form(.presented(.saveTapped)), to: 1)
    let saved = (screen.numbers, screen.forms)
    await screen.send(.doneTapped, to: 1)
    let left = screen.numbers
    await screen.end()
    let isRight = saved.0 == [8, 10] && saved.1 == [nil, nil] && left == [8]
    #expect(
      isRight,
      works
        ? """
        The form for 9 saved 10 and closed, then its screen was done. Here the screens were \
        \(saved.0), then \(left).
        """
        : "The top screen's form has to be open: fix that first."
    )
  }

  @Test("Opening a link shows its screens") func opened() async {
    let screen = Screen(Browser.State())
    await screen.send(.linkOpened(Link(numbers: [8, 9], isEditing: true)))
    await screen.end()
    let comment: Comment =
      switch (screen.numbers, screen.forms) {
      case _ where !makes: "\(first)"
      case ([], _): "A link was opened, but nothing is shown."
      case ([8, 9], [nil, nil]): "The link leads to a form, but its screens have none."
      default:
        "The screens are 8 and 9, with a form for 9; here \(screen.numbers), \(screen.forms)."
      }
    #expect(screen.numbers == [8, 9] && screen.forms == [nil, 9], comment)
  }

  @Test("A link's screens replace the old ones") func replaces() async {
    let screen = Screen(Browser.State(path: path(7, 6)))
    await screen.send(.linkOpened(Link(numbers: [8])))
    let empty = Screen(Browser.State(path: path(7, 6)))
    await empty.send(.linkOpened(Link(numbers: [])))
    await screen.end()
    await empty.end()
    let works = await opens
    let comment: Comment =
      switch (screen.numbers, empty.numbers) {
      case _ where !works: "\(firstOpen)"
      case ([7, 6, 8], _), ([7, 8], _):
        "The link's screen was added to the old ones. Whatever was open, the link leads to 8 alone."
      case ([8], [7, 6]): "A link without numbers was opened, but the old screens are still there."
      default: "The link leads to 8, but here the screens are \(screen.numbers)."
      }
    #expect(screen.numbers == [8] && empty.numbers == [], comment)
  }

  @Test("Opening a link takes one action") func oneAction() async {
    let screen = Screen(Browser.State(path: path(7)))
    await screen.send(.linkOpened(Link(numbers: [8, 9], isEditing: true)))
    await screen.end()
    let works = await opens
    let comment: Comment =
      switch screen.actions.count {
      case _ where !works: "\(firstOpen)"
      default:
        """
        Opening the link took \(screen.actions.count) actions, as if the user had tapped from \
        screen to screen. The screens are a state, and a state can be made at once.
        """
      }
    #expect(works && screen.actions.count == 1, comment)
  }

  @Test("The rest of the state stays the same") func stays() async {
    let screen = Screen(Browser.State(taps: 3, path: path(7)))
    await screen.send(.linkOpened(Link(numbers: [8, 9])))
    await screen.end()
    let works = await opens
    let comment: Comment =
      switch screen.state.taps {
      case _ where !works: "\(firstOpen)"
      case 0:
        "There were three taps before the link and none after: the whole state was replaced."
      case 4...:
        "No number was tapped, but `taps` went up from 3 to \(screen.state.taps)."
      default:
        """
        There were three taps before the link, so there are three after it; here \
        \(screen.state.taps).
        """
      }
    #expect(works && screen.state.taps == 3, comment)
  }

  @Test("An answer for an old screen reaches no screen") func lateAnswer() async {
    let screen = Screen(Browser.State(path: path(7)))
    await screen.send(.appeared, to: 0)
    await screen.send(.linkOpened(Link(numbers: [8])))
    await screen.advance(2)
    await screen.end()
    let works = await opens
    let replaces = screen.numbers == [8]
    let comment: Comment =
      switch screen.screens.last?.fact {
      case _ where !works || !replaces:
        "The link's screens have to replace the old ones: fix that first."
      case "7!"?:
        """
        The screen for 7 had asked when the link led to 8, and 8 shows the fact about 7: the \
        screen changed but kept its id. A new screen gets a new id.
        """
      default: "Nobody asked about 8, but its screen has a fact: \(screen.screens)."
      }
    #expect(works && replaces && screen.screens.last?.fact == nil, comment)
    let isQuiet = screen.reports.isEmpty
    #expect(isQuiet, "The library has found a mistake: \(screen.reports.first ?? "")")
  }

  @Test("Opening the same link twice shows the same screens, all new") func twice() async {
    let screen = Screen(Browser.State())
    await screen.send(.linkOpened(Link(numbers: [8])))
    await screen.send(.appeared, to: 0)
    await screen.advance(1)
    let fact = screen.screens.first?.fact
    await screen.send(.editTapped, to: 0)
    await screen.send(.linkOpened(Link(numbers: [8])))
    let again = screen.screens.first?.fact
    await screen.end()
    let works = await opens
    let comment: Comment =
      switch fact {
      case _ where !works: "\(firstOpen)"
      case nil: "The link's screen asked, but the answer never arrived."
      case _ where screen.numbers != [8]:
        "The link's screens have to replace the old ones: fix that first."
      case _ where again != nil:
        "The link was opened again, but the screen still has its old fact."
      default: "The link was opened again, but the old form is still open."
      }
    #expect(
      works && fact == "8!" && again == nil && screen.numbers == [8] && screen.forms == [nil],
      comment
    )
  }

  private func path(_ numbers: Int...) -> StackState<FactScreen.State> {
    var path = StackState<FactScreen.State>()
    for number in numbers { path.append(FactScreen.State(number: number)) }
    return path
  }
}
