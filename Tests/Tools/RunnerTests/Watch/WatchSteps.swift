import Chapter04Modern
import Terminal
import Testing

@testable import Runner

/// A watch and its world, and steps that several tests have in common. As with a test store's own
/// steps, whatever happens besides fails the test where the step is.
@MainActor
struct WatchSteps {
  let world: WatchWorld
  let store: TestStoreOf<Watch>

  init() throws {
    world = try WatchWorld(Fixture())
    store = try world.makeStore()
  }

  func exercise(_ name: String) throws -> Exercise { try world.catalog.exercise(name) }

  func press(_ key: Character) -> Watch.Action { .terminal(.key(.character(key))) }

  /// Watches, and finds the starter, which is checked.
  func begin(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await store.send(.began, fileID: fileID, file: filePath, line: line)
    await seeCheckBegin(
      .text("\(store.state.exercise.name) starter"),
      fileID: fileID,
      filePath: filePath,
      line: line
    )
  }

  /// The learner's editor saves while no check is under way: one begins.
  func save(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    world[store.state.exercise] = .text(text)
    await world.clock.advance(by: Watch.interval)
    await seeCheckBegin(.text(text), fileID: fileID, filePath: filePath, line: line)
  }

  /// The file is seen, and a check of it begins.
  func seeCheckBegin(
    _ contents: Watch.Contents,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await store.receive(
      .contentsChanged(contents),
      assert: {
        $0.contents = contents
        $0.verdict = nil
        $0.onward = nil
        $0.check = .running($0.submission!)
      },
      fileID: fileID,
      file: filePath,
      line: line
    )
  }

  /// The learner's editor saves while a check is under way: it must end before the next begins.
  func saveDuringCheck(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    world[store.state.exercise] = .text(text)
    await world.clock.advance(by: Watch.interval)
    await store.receive(
      .contentsChanged(.text(text)),
      assert: {
        $0.contents = .text(text)
        $0.verdict = nil
        $0.onward = nil
        $0.check = .ending
      },
      fileID: fileID,
      file: filePath,
      line: line
    )
  }

  /// The check under way gives its verdict, which changes nothing but the screen.
  func finishCheck(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    guard let check = world.checked else {
      Issue.record("No check is under way.")
      return
    }
    world.endCheck()
    await store.receive(
      .checked(.success(verdict(check.text))),
      assert: {
        $0.check = .idle
        $0.onward = nil
        $0.verdict = verdict(check.text)
        $0.say(.answer(.verdict(verdict(check.text), check)))
      },
      fileID: fileID,
      file: filePath,
      line: line
    )
  }

  /// A check that was cancelled ends, whether or not it had a verdict just before; if something
  /// waits for that, its check begins.
  func endCancelledCheck(
    _ result: Result<Verdict, any Error>,
    next text: String?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let next = text.map { Submission(exercise: store.state.exercise, text: $0) }
    world.endCheck(result)
    await store.receive(
      .checked(result.mapError(Problem.init)),
      assert: { $0.check = next.map { .running($0) } ?? .idle },
      fileID: fileID,
      file: filePath,
      line: line
    )
    #expect(world.checked == next)
  }

  /// A change comes into the state file, and is seen there.
  func seeSaved(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await store.receive(
      .saved(.success([])),
      assert: { $0.unsaved = [] },
      fileID: fileID,
      file: filePath,
      line: line
    )
    await store.receive(
      .savedStateChanged(world.savedState),
      assert: { $0.savedState = world.savedState },
      fileID: fileID,
      file: filePath,
      line: line
    )
  }

  /// The user quits, and everything ends.
  func quit(
    by key: Character = "q",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await store.send(
      press(key),
      assert: {
        $0.isQuitting = true
        $0.destination = nil
        $0.say(.farewell)
        if $0.check != .idle { $0.check = .ending }
      },
      fileID: fileID,
      file: filePath,
      line: line
    )
    if world.checked != nil {
      await endCancelledCheck(.cancelled, next: nil, fileID: fileID, filePath: filePath, line: line)
    }
    await store.finish(fileID: fileID, file: filePath, line: line)
  }
}

extension Result where Success == Verdict, Failure == any Error {
  static var cancelled: Self { .failure(CancellationError()) }
}
