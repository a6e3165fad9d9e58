// An enum with all three ways to name its cases, each made from another. If a conversion went
// wrong, an action would reach the wrong feature or none.

import Chapter03Effects
import Chapter04Modern
import Migration
import ReducerTesting
import Testing

private enum Whole: Equatable, CasePathable {
  case number(Int)
  case flag(Bool)

  var number: Int? {
    get { if case .number(let number) = self { number } else { nil } }
    set { if case .number = self, let newValue { self = .number(newValue) } }
  }

  static let numberPath = CasePath(Whole.number, property: \.number)

  struct AllCasePaths: Sendable {
    var number: AnyCasePath<Whole, Int> { AnyCasePath(Whole.numberPath) }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@Suite("Case paths", .timeLimit(.minutes(5))) struct CasePathTests {
  private struct Input {
    var whole: Whole
    var number: Int
  }

  private func holds(_ name: String, _ law: @escaping (Input) -> Bool) {
    let report = check(
      inputs: [Whole.number(0), .number(-3), .flag(false), .flag(true)].flatMap { whole in
        [0, 1, -3].map { Input(whole: whole, number: $0) }
      },
      laws: [Law(name, expected: { _ in true }, actual: law)]
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R5.2
  @Test("There and back, a case path extracts and embeds the same") func thereAndBack() {
    let back = CasePath<Whole, Int>(\Whole.Cases.number)
    holds("extracting") {
      back.extract(from: $0.whole) == Whole.numberPath.extract(from: $0.whole)
    }
    holds("embedding") { back.embed($0.number) == Whole.numberPath.embed($0.number) }
  }

  @Test("A case key path made from an enum property finds what the property finds")
  func extracting() {
    holds("extracting") { $0.whole[case: \.number] == $0.whole.number }
  }

  @Test("An enum property made from a case key path reads and writes what one written by hand does")
  func property() {
    holds("reading") { $0.whole[property: \.number] == $0.whole.number }
    holds("writing") { input in
      var (derived, byHand) = (input.whole, input.whole)
      derived[property: \.number] = input.number
      byHand.number = input.number
      return derived == byHand
    }
    holds("writing nil") { input in
      var whole = input.whole
      whole[property: \.number] = nil
      return whole == input.whole
    }
  }
}
