// A day as a calendar has it: what a review counts in.

import Foundation

/// A day of the learner's calendar.
package struct Day: Comparable, CustomStringConvertible, Sendable {
  /// The days since 2001 began.
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  package init(_ date: Date, in zone: TimeZone = .current) {
    let seconds = date.timeIntervalSinceReferenceDate + Double(zone.secondsFromGMT(for: date))
    number = Int((seconds / 86_400).rounded(.down))
  }

  /// - Parameter text: such as `2026-11-30`.
  init?(_ text: String) {
    guard text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil,
      let date = try? Date(text, strategy: .iso8601.year().month().day())
    else { return nil }
    self.init(date, in: .gmt)
  }

  package var description: String {
    Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
      .formatted(.iso8601.year().month().day())
  }

  package static var today: Day { Day(Date.now) }

  package static func < (one: Day, other: Day) -> Bool { one.number < other.number }
}
