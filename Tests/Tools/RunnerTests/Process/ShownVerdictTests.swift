// The benchmark waits for verdicts of a real watch, and nobody runs it after each change: these
// tests fail when it would wait in vain.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite struct ShownVerdictTests {
  @Test("Each outcome begins with a word that a program can wait for")
  func words() {
    #expect(Set(Verdict.Outcome.allCases.map(\.word)) == Set(verdictWords))
  }

  @Test("The newest verdict on an exercise counts, however it is coloured")
  func newest() {
    let shown =
      "\u{1B}[1mPASS  1.1 TheLamp: all 3 rules hold\u{1B}[0m\r\n\nNOT YET  1.1 TheLamp: 1 of 3\r\n"
    #expect(verdictWord(on: "1.1 TheLamp", in: shown) == "NOT YET")
  }

  @Test("A verdict on another exercise, and a name that is not written to its end, don't count")
  func others() {
    #expect(verdictWord(on: "1.1 TheLamp", in: "PASS  1.2 InoutBridge (0.2 s)") == nil)
    #expect(verdictWord(on: "1.1 TheLamp", in: "PASS  1.1 TheLampshade (0.2 s)") == nil)
    #expect(verdictWord(on: "1.1 TheLamp", in: "PASS  1.1 TheLamp") == nil)
    #expect(verdictWord(on: "1.1 TheLamp", in: "Unchanged: still PASS, 1.1 TheLamp") == nil)
  }

  @Suite(.takingTurns) struct OnATerminal {
    @Test("Each save's verdict is seen in what a watching workbook really shows")
    func watching() throws {
      let desk = try LearnersDesk.used()
      let watch = try desk.watch()
      #expect(try watch.waitForVerdict(on: "1.1 TheLamp", seconds: 60) == "NOT YET")
      let right = try desk.solution("1.1")
      #expect(throws: WaitFailure.self) {
        try watch.waitForVerdict(on: "1.2 InoutBridge", seconds: 0.1)
      }
      for (text, word) in [("let it: Int = \"\"\n", "DOES NOT COMPILE"), (right, "PASS")] {
        watch.forgetShown()
        try desk.file("1.1").write(text)
        #expect(try watch.waitForVerdict(on: "1.1 TheLamp", seconds: 60) == word)
      }
      watch.type("q")
      _ = try watch.waitForEnd()
    }
  }
}
