import Foundation
import Testing

@testable import ReducerTesting

@Suite("Trace")
struct TraceTests {
  @Test("A trace shows each action, what it changed and nothing else")
  func golden() {
    let trace = Trace(
      of: Subject(from: AppState(), reducer: appReducer),
      script: [.increment, .save, .openSheet, .set(7), .openSheet, .delete([0]), .delete([])]
    )
    #expect(
      "\(trace)" == """
        start  AppState(count: 0, favorites: [], feed: [], sheet: nil)
        1  .increment
             count: 0 → 1
        2  .save
             favorites[0]: + 1
             feed[0]: + Entry(kind: .added, number: 1)
        3  .openSheet
             sheet: nil → .prime(1)
        4  .set(7)
             count: 1 → 7
        5  .openSheet
             sheet.prime: 1 → 7
        6  .delete([0])
             favorites[0]: - 1
             feed[1]: + Entry(kind: .removed, number: 1)
        7  .delete([])
             no change
        """
    )
  }

  @Test("Effects are listed under the action that returned them")
  func effects() {
    let trace = Trace(of: saving, script: [2, 0, 3])
    #expect(
      "\(trace)" == """
        start  0
        1  2
             0 → 2
             effect .save([2])
             effect .log("2")
        2  0
             no change
        3  3
             2 → 5
             effect .save([5])
             effect .log("5")
        """
    )
    #expect(trace.steps[1].effects == [])
  }

  @Test("No line is longer than 76 columns, and no word is lost")
  func width() {
    let subject = Subject<[String], String, Never>(from: []) { $0.append($1) }
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let unbroken = String(repeating: "x", count: 300)
    let text = "\(Trace(of: subject, script: [long, unbroken]))"
    let lines = text.split(separator: "\n")
    #expect(lines.map(\.count).max() == 76)
    #expect(lines.count > 10)
    #expect(text.components(separatedBy: "word").count - 1 == 120)
    #expect(text.filter { $0 == "x" }.count == 600)
    #expect(lines.allSatisfy { $0.last != " " })
  }

  enum Effect: Equatable {
    case save([Int])
    case log(String)
  }

  private var saving: Subject<Int, Int, Effect> {
    .withEffects(from: 0) { state, action in
      state += action
      return action == 0 ? [] : [.save([state]), .log("\(state)")]
    }
  }
}
