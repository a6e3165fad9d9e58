import SharedCommands
import Testing

@testable import Runner

@Suite struct PlayTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    for (name, feature) in [("01-Timer", "timer"), ("02-Todos", "todos")] {
      try fixture.add(
        name,
        settings: Fixture.defaultSettings + ["plays: \(feature)"],
        chapter: "Chapter03Effects"
      )
    }
  }

  @Test(
    "A name that is no app's is answered with what to type, features included",
    arguments: [
      (
        "todos", nil,
        "\"todos\" is a feature: type `swift run workbook play 3 --feature todos` or "
          + "`swift run workbook play 4 --feature todos`."
      ),
      ("serch", nil, "Did you mean `swift run workbook play 4 --feature search`? `swift run"),
      ("syncups", nil, "Did you mean `swift run workbook play sync-ups`? `swift run"),
      ("5", nil, "There are 1, 2, 3, 4, sync-ups, tic-tac-toe, "),
      (nil, "timer", "Type `swift run workbook play 3 --feature timer`."),
      (nil, "chess", "`swift run workbook play` lists all."),
      ("3", "fact", "It has counter, offline, timer, todos."),
      ("3", "todo", "Did you mean todos? `swift run workbook play` lists all."),
      ("sync-ups", "form", "Leave --feature out."),
    ] as [(String?, String?, String)]
  )
  func unknownApp(name: String?, feature: String?, advice: String) throws {
    let problem = try #require(problem { _ = try Playable.named(name, feature: feature) })
    #expect(problem.advice.hasPrefix(advice))
    #expect(problem.exitCode == .usage)
  }

  @Test("Every app is found by the words of its list") func found() throws {
    for app in Playable.allCases {
      #expect(try Playable.named(app.name, feature: app.feature) == app)
    }
    #expect(try Playable.named(nil, feature: nil) == nil)
    #expect(Set(Playable.allCases.map { [$0.name, $0.feature] }).count == Playable.allCases.count)
  }

  @Test("--mine plays the exercise that wrote the feature") func mine() throws {
    let exercise = try fixture.catalog().exercise(playing: "3", feature: "todos")
    #expect(exercise.name == "Todos")
  }

  @Test(
    "--mine without a feature that the learner writes says what to type",
    arguments: [
      (nil, nil, ["timer", "todos"]), (nil, "todos", ["todos"]), ("3", nil, ["timer", "todos"]),
      ("3", "counter", ["timer", "todos"]), ("4", "todos", ["todos"]),
      ("sync-ups", nil, ["timer", "todos"]),
    ] as [(String?, String?, [String])]
  )
  func notMine(app: String?, feature: String?, features: [String]) throws {
    let catalog = try fixture.catalog()
    let problem = problem { _ = try catalog.exercise(playing: app, feature: feature) }
    let commands = features.map { "`swift run workbook play 3 --feature \($0) --mine`" }
    #expect(problem?.advice == "Type \(commands.joined(separator: " or ")).")
    #expect(problem?.exitCode == .usage)
  }

  @Test("--mine with a name that is no app's says so") func notAnApp() throws {
    let catalog = try fixture.catalog()
    let problem = problem { _ = try catalog.exercise(playing: "chess", feature: nil) }
    #expect(problem?.happened == "There is no app \"chess\".")
  }
}
