import Chapter04Modern
import Terminal
import Testing

@testable import Runner

/// Someone at a watch. Keys, saves and other workbooks' changes go in; what is shown, checked and
/// saved comes out. How the watch's state says it is its own affair.
@MainActor
final class WatchSteps {
  let world: WatchWorld
  let store: TestStoreOf<Watch>
  private let fixture: Fixture
  /// How many messages have been read.
  private var read = 0

  init(clearsScreen: Bool = false) throws {
    fixture = try Fixture()
    world = try WatchWorld(fixture)
    var state = Watch.State(progress: .init(), exercise: try world.catalog.exercise("First"))
    state.clearsScreen = clearsScreen
    store = world.makeStore(state)
    store.exhaustivity = .off
  }

  /// Where the watch is.
  var at: String { store.state.exercise.name }
  /// What was checked, in order.
  var checks: [String] { world.begun.map(\.text) }

  // MARK: - What goes in

  func begin() async { await send(.began) }

  func press(_ keys: String) async {
    for key in keys { await press(.character(key)) }
  }

  func press(_ key: Key) async { await send(.terminal(.key(key))) }

  func send(_ action: Watch.Action) async {
    await store.send(action)
    await settle()
  }

  /// The learner's editor saves.
  func save(_ contents: Watch.Contents) async {
    world[store.state.exercise] = contents
    await wait(Watch.interval)
  }

  func save(_ text: String) async { await save(.text(text)) }

  /// Another workbook writes the state file.
  func write(_ lines: String) async {
    world.savedState = "workbook 1\n" + lines
    await wait(Watch.interval)
  }

  func wait(_ duration: Duration) async {
    await world.clock.advance(by: duration)
    await settle()
  }

  /// The check under way ends: with its verdict, if nothing else is said.
  func endCheck(_ result: Result<Verdict, any Error>? = nil) async {
    guard world.checked != nil else {
      Issue.record("No check is under way.")
      return
    }
    world.endCheck(result)
    await store.receive { if case .checked = $0 { true } else { false } }
    await settle()
  }

  /// The user quits, and everything ends.
  func quit() async {
    while !store.state.isQuitting { await press("q") }
    if world.checked != nil { await endCheck(.failure(CancellationError())) }
    await store.finish()
  }

  private func settle() async { await store.skipReceivedActions(strict: false) }

  // MARK: - What comes out

  /// What was shown since this was called last.
  func shown() -> String {
    let state = store.state
    let workspace = Workspace(
      folder: Path("/heft"),
      package: fixture.package,
      catalog: world.catalog
    )
    let new = state.messages.suffix(state.forgotten + state.messages.count - read)
    read = state.forgotten + state.messages.count
    var page = Page(width: 200)
    for message in new { page.add(message, in: workspace, state, rows: 20) }
    return page.text
  }

  /// What the line at the bottom says.
  var status: String { store.state.statusLine(of: world.catalog, width: 200) }
}

/// How a check that was cancelled may end.
let endingsOfCancelledCheck: [Result<Verdict, any Error>] = [
  .failure(CancellationError()), .success(verdict("older")),
  .failure(Problem("The disk is full.", "Make room.")),
]
