import Foundation
import Testing

@testable import Runner

@Suite struct ReviewMarkTests {
  let day = Day(number: 9_000)

  @Test("An exercise comes back after one, three, seven and twenty-one days, and then no more")
  func intervals() {
    var mark = ReviewMark(day: day)
    var days: [Int] = []
    for number in 0..<100 {
      let today = Day(number: day.number + number)
      guard mark.isDue(on: today) else { continue }
      days.append(today.number - mark.day.number)
      mark = mark.after(true, "up", on: today)
    }
    #expect(days == [1, 3, 7, 21])
    #expect(mark.isFinished)
  }

  @Test("One that was missed comes back on the next day, and is missed until it is found")
  func missed() {
    let mark = ReviewMark(day: day, rightInARow: 3).after(false, "up", on: day)
    #expect(mark == ReviewMark(day: day, rightInARow: 0, missed: ["up"]))
    #expect(!mark.isDue(on: day))
    let next = Day(number: day.number + 1)
    #expect(mark.isDue(on: next))
    #expect(mark.after(true, "down", on: next).missed == ["up"])
    #expect(mark.after(true, "up", on: next).missed == [])
  }

  @Test("What is right before its time changes no day") func early() {
    let mark = ReviewMark(day: day, rightInARow: 2, missed: ["up"])
    let next = Day(number: day.number + 1)
    #expect(mark.after(true, "up", on: next) == ReviewMark(day: day, rightInARow: 2))
  }

  @Test("After a clock was set back, nothing waits for the day that it showed") func clock() {
    #expect(ReviewMark(day: day, rightInARow: 3).isDue(on: Day(number: day.number - 1)))
  }

  @Test("Days are the calendar's: one begins at midnight, where the learner is") func calendar()
    throws
  {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func day(_ time: String) throws -> String {
      "\(Day(try Date(time, strategy: .iso8601), in: zone))"
    }
    #expect(try day("2026-10-24T21:59:59Z") == "2026-10-24")
    #expect(try day("2026-10-24T22:00:00Z") == "2026-10-25")
    // The clocks have gone back.
    #expect(try day("2026-10-25T22:59:59Z") == "2026-10-25")
    #expect(try day("2026-10-25T23:00:00Z") == "2026-10-26")
    #expect(try #require(Day("2026-11-01")).number - #require(Day("2026-10-25")).number == 7)
  }

  @Test("A mark is a line of the state file", arguments: ["0", "2 down up"]) func line(rest: String)
    throws
  {
    let text = "workbook 1\ndone First\nreview First 2026-11-30 \(rest)\n"
    #expect(try LearnerProgress(text).text == text)
    #expect(try LearnerProgress(text).reviews["First"]?.day == Day("2026-11-30"))
  }

  @Test(
    "A mark that can't be read is reported with its line",
    arguments: ["review First", "review First tomorrow 1", "review First 2026-11-30 often"]
  )
  func damaged(line: String) {
    #expect(throws: LearnerProgress.Unreadable.damaged(line: 2)) {
      try LearnerProgress("workbook 1\n\(line)\n")
    }
  }

  @Test("Marks follow an exercise to its new name; where two become one, the weaker counts")
  func renamed() throws {
    let fixture = try Fixture([])
    let settings = Fixture.defaultSettings + ["formerly: Old", "formerly: Older"]
    try fixture.add("01-New", settings: settings)
    var progress = try LearnerProgress(
      "workbook 1\nreview Old 2026-11-30 3 up\nreview Older 2026-11-20 1 down\n"
    )
    progress.adopt(try fixture.exercise("New"))
    #expect(progress.text == "workbook 1\nreview New 2026-11-20 1 down up\n")
  }

  @Test("What an older workbook passed is due the day after its file was written")
  func oldStateFile() throws {
    let fixture = try Fixture()
    let (workspace, _, _) = try fixture.open()
    let progress = try LearnerProgress(
      "workbook 1\ndone First\ndone Second\ndone Third\nreview Second 2001-01-05 1\n"
        + "review Third 2001-01-02 0 up\n"
    )
    let written = Day.today
    #expect(workspace.dueForReview(progress, on: written).map(\.name) == ["Third", "Second"])
    let next = Day(number: written.number + 1)
    #expect(workspace.dueForReview(progress, on: next).map(\.name) == ["Third", "Second", "First"])
  }

  @Test("Two that were missed come first, and can't keep the others away") func order() throws {
    let fixture = try Fixture((1...5).map { "0\($0)-E\($0)" })
    let (workspace, _, _) = try fixture.open()
    let lines = (1...5).map {
      "done E\($0)\nreview E\($0) 2001-01-0\(6 - $0) 0 \($0 < 4 ? "up" : "")"
    }
    let progress = try LearnerProgress("workbook 1\n\(lines.joined(separator: "\n"))\n")
    let due = workspace.dueForReview(progress, on: day).map(\.name)
    #expect(due == ["E3", "E2", "E5", "E4", "E1"])
  }
}
