import Foundation
import SharedCommands
import TerminalTesting
import Testing

@testable import primetime

@Suite("Without a terminal, primetime", .takingTurns)
struct PrimeTimeAsText {
  static let chaptersWithEffects = ["3", "4"]
  /// What ends every screen.
  static let ownKeys = "q quit   < > earlier, later\n\n"

  /// Runs primetime to its end.
  func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = .built("primetime")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (keys, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = keys
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    keys.fileHandleForWriting.write(Data(input.utf8))
    try keys.fileHandleForWriting.close()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test("prints the first screen and one more for each key that does something")
  func printsScreens() throws {
    let result = try run(["1"], input: "++\nxp")
    #expect(result.code == 0)
    let screens = result.output.components(separatedBy: Self.ownKeys)
    #expect(screens.count == 5)
    #expect(screens[3].contains("2 is prime"))
    #expect(screens[4].isEmpty)
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("shows the same in every chapter")
  func sameInEveryChapter() throws {
    let keys = "++psb+psbfa b1f2bd"
    let (first, second) = (try run(["1"], input: keys), try run(["2"], input: keys))
    // The activity's time is that of the key, and a second may pass between the two.
    let times = #/[0-9]{2}:[0-9]{2}:[0-9]{2}/#
    #expect(second.output.replacing(times, with: "") == first.output.replacing(times, with: ""))
    #expect(second.code == 0)
  }

  @Test("shows half-way through a migration what chapter 3 shows")
  func halfWay() throws {
    let keys = "++psb+psbfb-"
    let (old, new) = (try run(["3"], input: keys), try run(["half-way"], input: keys))
    #expect(new.output == old.output)
    #expect(new.code == 0)
  }

  @Test(
    "runs one feature by itself, without the keys of the others",
    arguments: [
      ("counter", "++-p", "Counter", "  1\n"),
      ("favorites", "1b", "Favourites", "  1  3\n"),
    ]
  )
  func feature(name: String, keys: String, title: String, end: String) throws {
    let result = try run(["2", "--feature", name], input: keys)
    #expect(result.code == 0)
    let screens = result.output.components(separatedBy: Self.ownKeys).dropLast()
    #expect(screens.allSatisfy { $0.hasPrefix("PrimeTime · \(title)\n") })
    #expect(screens.last?.contains(end) == true)
    #expect(!result.output.contains("back"))
    #expect(try run(["2", "--feature=\(name)"], input: keys).output == result.output)
  }

  @Test(
    "shows the same with effects as without, but for the keys that have effects",
    arguments: Self.chaptersWithEffects
  )
  func sameWithEffects(chapter: String) throws {
    let keys = "++psb+psbfa b1f2bd"
    let (first, other) = (try run(["1"], input: keys), try run([chapter], input: keys))
    /// Each screen without its time of day and its legends.
    func bodies(_ output: String) -> [String] {
      output.replacing(#/[0-9]{2}:[0-9]{2}:[0-9]{2}/#, with: "")
        .components(separatedBy: Self.ownKeys)
        .map { $0.components(separatedBy: "─\n").dropLast().joined() }
    }
    #expect(bodies(other.output) == bodies(first.output))
    #expect(other.code == 0)
  }

  @Test(
    "waits for the answer that a key has asked for, before it reads the next one",
    arguments: Self.chaptersWithEffects
  )
  func answers(chapter: String) throws {
    let result = try run([chapter], input: "+++n+")
    let screens = result.output.components(separatedBy: Self.ownKeys)
    #expect(screens.count == 8)
    #expect(screens[4].contains("Computing the 3rd prime…"))
    #expect(screens[5].contains("The 3rd prime is 5"))
    #expect(screens[6].contains("  4\n"))
    #expect(screens[6].contains("The 3rd prime is 5"))
  }

  @Test(
    "saves and loads where it is told to, asks the server it is told to, and says what failed",
    arguments: Self.chaptersWithEffects
  )
  func world(chapter: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("primetime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("favorites.json")
    let world = [
      "PRIMETIME_FAVORITES": file.path,
      "PRIMETIME_SERVER": "http://127.0.0.1:1",  // Where nobody listens.
    ]
    #expect(
      try run([chapter], input: "fl", environment: world).output.contains("Nothing was saved yet.")
    )
    #expect(
      try run([chapter], input: "++psbfs", environment: world).output.contains("Saved 1 favourite")
    )
    #expect(try String(contentsOf: file, encoding: .utf8) == "[2]")
    let loaded = try run([chapter], input: "fl", environment: world).output
    #expect(loaded.contains("  1  2\n"))
    #expect(loaded.contains("Loaded 1 favourite"))
    try "[2".write(to: file, atomically: false, encoding: .utf8)
    #expect(
      try run([chapter], input: "fl", environment: world).output
        .contains("favorites.damaged.json. Try again.")
    )
    #expect(
      try run([chapter], input: "+n", environment: world).output
        .contains("The prime service is offline.")
    )
  }

  @Test("plays a counter with a timer, whose interval can be chosen")
  func timer() throws {
    let screens = try run(["3", "--feature", "timer"], input: "++-2t0").output
      .components(separatedBy: Self.ownKeys)
    #expect(screens.count == 8)
    #expect(screens[3].contains("  1\n"))
    #expect(screens[4].contains(" 1 second  [2 seconds]  3 seconds"))
    #expect(screens[5].contains("▶ running"))
    #expect(screens[6].contains("  0\n") && screens[6].contains("▶ running"))
  }

  @Test("plays todos: typed, added, saved and loaded, with a spinner, and an error that is shown")
  func todos() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("primetime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("todos.json")
    let world = ["PRIMETIME_TODOS": file.path]
    let todos = ["3", "--feature", "todos"]
    let first = try run(todos, input: "aTea, quick\n1s", environment: world).output
    #expect(first.contains("Nothing to do") && !first.contains("!"))
    #expect(first.contains("new: Tea, q_") && first.contains("◌ one moment"))
    #expect(first.contains("1  ✓  Tea, quick\n"))
    #expect(first.contains("s save: there are unsaved changes\n" + Self.ownKeys))
    #expect(first.hasSuffix("s save\n" + Self.ownKeys))
    let second = try run(todos, input: "d1q", environment: world).output
    #expect(second.contains("1  ✓  Tea, quick\n"))
    #expect(second.hasSuffix("unsaved changes\n" + Self.ownKeys))
    #expect(second.contains("Nothing to do"))
    try "[".write(to: file, atomically: false, encoding: .utf8)
    let third = try run(todos, input: "q", environment: world).output
    #expect(
      third.contains("! The todos could not be read: todos.json doesn't hold a list of todos.")
    )
  }

  @Test(
    "plays a counter that is offline beside one that isn't",
    arguments: [("3", "+no+no"), ("4", "+no+n2o")]  // The 2 closes chapter 4's alert.
  )
  func offline(chapter: String, keys: String) throws {
    let screens = try run([chapter, "--feature", "offline"], input: keys).output
      .components(separatedBy: Self.ownKeys).dropLast()
    #expect(screens.contains { $0.contains("Counter, live") && $0.contains("1st prime is 2") })
    #expect(screens.contains { $0.contains("Counter, offline") && $0.contains("is offline.") })
    #expect(screens.last?.contains("1st prime is 2") == true)
  }

  @Test("presents an alert in chapter 4, whose numbers are the only keys, and tries again")
  func alert() throws {
    let offline = ["PRIMETIME_SERVER": "http://127.0.0.1:1"]  // Where nobody listens.
    let output = try run(["4"], input: "++n+fx12-", environment: offline).output
    let screens = output.components(separatedBy: Self.ownKeys).dropLast()
    #expect(screens.count { $0.contains("│ No 2nd prime") } == 2)
    #expect(screens.count { $0.contains("Computing the 2nd prime…") } == 2)
    #expect(!output.contains("Favourites"))
    #expect(screens.last?.contains("  1\n") == true)
  }

  @Test("pushes an entry of the feed in chapter 4, which removes its favourite and goes away")
  func stack() throws {
    let screens = try run(["4"], input: "++psba1r1eb").output
      .components(separatedBy: Self.ownKeys).dropLast()
    #expect(screens.contains { $0.contains("2 was added") && $0.contains("♥") })
    #expect(screens.contains { $0.contains("2 was removed") && $0.contains("isn't a favourite") })
    // The entry that e opened is on top of that; b goes back to the one below.
    #expect(screens.last?.contains("2 was removed") == true)
    #expect(screens.dropLast().last?.contains("2 was added") == true)
  }

  @Test("ends at q, whatever follows")
  func endsAtQ() throws {
    let (withQ, without) = (try run(["1"], input: "+q+"), try run(["1"], input: "+"))
    #expect(withQ.output == without.output)
    #expect(withQ.code == 0)
  }

  @Test("ends quietly when its output is closed")
  func endsQuietly() throws {
    let process = Process()
    process.executableURL = .built("primetime")
    process.arguments = ["1"]
    let (output, errors) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "answers wrong usage with one line, what is wrong and then what to do, and exit code 2",
    arguments: [
      (["0"], "There is no app \"0\". There are 1, 2, 3, 4, sync-ups, "),
      (["1", "--fast"], "`primetime` has no option --fast."),
    ]
  )
  func wrongUsage(arguments: [String], sentence: String) throws {
    let result = try run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix(sentence))
  }

  @Test("lists every app on a line of its own when none is named")
  func list() throws {
    let result = try run([])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == Playable.allCases.count)
    for (line, app) in zip(lines, Playable.allCases) {
      #expect(line.hasPrefix("swift run workbook play \(app.rawValue) "))
      #expect(line.hasSuffix("  \(app.summary)") && line.count <= 100)
    }
    let help = try run(["--help"]).output
    #expect(help.hasPrefix("Usage: swift run primetime [APP] [OPTIONS]"))
  }

  @Test(
    "starts every app there is, and shows its screen",
    arguments: Playable.allCases.map(\.rawValue)
  )
  func starts(words: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "primetime-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let world = ["XDG_DATA_HOME": folder.path, "HOME": folder.path]
    let result = try run(words.split(separator: " ").map(String.init), environment: world)
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.contains("q quit") || result.output.contains("ctrl-d quit"))
  }

  @Test("undoes with < and redoes with > in chapters 1 and 2, and goes on from there")
  func undo() throws {
    for chapter in ["1", "2"] {
      let screens = try run([chapter], input: "++<<>-").output
        .components(separatedBy: Self.ownKeys).dropLast()
      #expect(
        screens.compactMap { $0.split(separator: "\n").dropFirst(2).first }
          .map { $0.trimmingCharacters(in: .whitespaces) } == ["0", "1", "2", "1", "0", "1", "0"]
      )
    }
  }

  @Test("shows screens from before with < and >, and comes back at any other key")
  func back() throws {
    for chapter in ["3", "4"] {
      let output = try run([chapter], input: "++<<<>-+").output
      let numbers = output.components(separatedBy: "\n\n")
        .compactMap { $0.split(separator: "\n").first }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { Int($0) != nil }
      // The - is swallowed: it was pressed on a screen from before.
      #expect(numbers == ["0", "1", "2", "1", "0", "1", "2", "3"])
      #expect(output.contains("‹ screen 1 of 3 ›"))
    }
  }

  @Test(
    "logs each action and what it changed",
    arguments: [
      (["1"], ".counter(.incrementTapped)\n  count: 0 → 1"),
      (["2"], ".counter(.incrementTapped)\n  count: 0 → 1"),
      (["2", "--feature", "counter"], ".incrementTapped\n  0 → 1"),
      (["3"], ".counter(.incrementTapped)\n  counter.count: 0 → 1"),
      (["4"], ".counter(.incrementTapped)\n  counter.count: 0 → 1"),
    ]
  )
  func log(arguments: [String], line: String) throws {
    let logged = try run(arguments + ["--log"], input: "+").output
    #expect(logged.contains(line))
    let silent = try run(arguments, input: "+").output
    #expect(!silent.contains("incrementTapped"))
    #expect(logged.hasPrefix(silent))
  }

  @Test(
    "logs which effects began and ended",
    arguments: [
      ("3", "effects of .counter(.nthPrimeTapped)"),
      ("4", "effect 1 of .counter(.nthPrime(.asked))"),
    ]
  )
  func logEffects(chapter: String, effect: String) throws {
    let log = try run([chapter, "--log"], input: "+n").output
    let effects = log.split(separator: "\n").filter { $0.hasPrefix("effect") }
    #expect(effects.contains("\(effect) began"))
    #expect(effects.contains { $0 == "\(effect) ended" || $0 == "\(effect) was cancelled" })
    #expect(effects.count { $0.hasSuffix("began") } * 2 == effects.count)
  }
}
