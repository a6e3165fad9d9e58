import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

@Suite struct LoggingTests {
  // R2.5
  @Test("It prints after the reducer has run, and runs it exactly once") func after() {
    var log: [String] = []
    let reducer = logging(
      { (count: inout Int, action: String) in
        log.append("runs")
        count += 1
      },
      printer: { log.append($0) }
    )
    var count = 0
    reducer(&count, "up")
    #expect(log == ["runs", "up: 0 → 1"])
    #expect(count == 1)
  }

  @Test("It changes nothing that the reducer does") func transparent() {
    let report = compare(
      subject: logging(Arithmetic.subtractFrom, printer: { _ in }),
      reference: Arithmetic.subtractFrom,
      from: 0,
      actions: Arithmetic.numbers
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R2.6
  @Test("Switched off, it still runs the reducer, and prints nothing") func off() {
    var lines: [String] = []
    let report = compare(
      subject: logging(Arithmetic.add, isEnabled: false, printer: { lines.append($0) }),
      reference: Arithmetic.add,
      from: 0,
      actions: Arithmetic.numbers
    )
    #expect(report.failure == nil, "\(report)")
    #expect(lines == [])
  }
}

@Suite struct FilterActionsTests {
  @Test("Only what the filter lets through reaches the reducer; the filter runs once per action")
  func letThrough() {
    var asked: [Int] = []
    let reducer = filterActions(Arithmetic.add) { step in
      asked.append(step)
      return step > 0
    }
    #expect(replay([1, -5, 2], from: 0, with: reducer) == 3)
    #expect(asked == [1, -5, 2])
  }

  // R2.6
  @Test("Switched off, it still runs the reducer, for every action") func off() {
    let report = compare(
      subject: filterActions(Arithmetic.add, isEnabled: false) { _ in false },
      reference: Arithmetic.add,
      from: 0,
      actions: Arithmetic.numbers
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Around the feed it hides an action; inside it, the feed still reports the action")
  func orderWithTheFeed() {
    let save = AppAction.primeModal(.saveFavoritePrimeTapped(at: Date(timeIntervalSince1970: 0)))
    let base = pullback(
      primeModalReducer,
      value: \AppState.primeModal,
      action: \AppAction.primeModal
    )
    let outside = filterActions(activityFeed(base)) { $0 != save }
    let inside = activityFeed(filterActions(base) { $0 != save })
    #expect(replay([save], from: AppState(), with: outside) == AppState())
    let state = replay([save], from: AppState(), with: inside)
    #expect(state.favoritePrimes == [])
    #expect(state.activityFeed.count == 1, "it reports a favourite that was never saved")
  }
}
