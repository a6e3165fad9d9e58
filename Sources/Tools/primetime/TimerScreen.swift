// The counter with a timer, as the terminal shows it. It names no module of the types that it
// shows: `workbook play 3 --feature timer --mine` compiles this file together with a learner's own
// reducer, whose types have the same names.

import Chapter03Effects
import Chapter03Examples
import Dispatch
import Foundation

extension App {
  /// A counter, and a timer of one, two or three seconds.
  static func timer(_ log: Log) -> App {
    App(
      TimerCounterState(),
      timerCounterReducer,
      environment: TimerCounterEnvironment(mainQueue: .main),
      log: log,
      waits: { _ in false },
      screen: timerScreen,
      action: { key, _, _ in timerAction(forKey: key) }
    )
  }
}

private func timerScreen(_ state: TimerCounterState) -> [String] {
  let intervals = TimerCounterState.Interval.allCases.map { interval in
    interval == state.interval ? "[\(interval.label)]" : " \(interval.label) "
  }
  return Frame.lines(
    title: "A counter with a timer",
    [
      Frame.centered("\(state.count)"), "",
      Frame.centered(state.isRunning ? "▶ running" : "■ stopped"),
      Frame.centered(intervals.joined(separator: " ")),
    ],
    legend: ["+ up   - down   0 reset", "t start or stop   1 2 3 interval"]
  )
}

private func timerAction(forKey key: Character) -> TimerCounterAction? {
  switch key {
  case "+": .incrementTapped
  case "-": .decrementTapped
  case "0": .resetTapped
  case "t": .toggleTapped
  default:
    key.wholeNumberValue.flatMap { number in
      TimerCounterState.Interval(rawValue: number).map { .intervalSelected($0) }
    }
  }
}
