import Chapter03Effects
import Testing

@Suite struct CasePathTests {
  @Test("Extracting gives back what was embedded, and embedding what was extracted") func laws() {
    for number in [0, 7] {
      #expect(
        WholeAction.counterPath.extract(from: WholeAction.counterPath.embed(.set(number)))
          == .set(number)
      )
    }
    for action in [WholeAction.counter(.set(1)), .other] {
      guard let counter = WholeAction.counterPath.extract(from: action) else { continue }
      #expect(WholeAction.counterPath.embed(counter) == action)
    }
  }

  @Test("Another case gives nil") func otherCase() {
    #expect(WholeAction.counterPath.extract(from: .other) == nil)
  }

  @Test("Appending goes through both; the identity changes nothing") func appending() {
    let set = CasePath<TallyAction, Int>(
      embed: TallyAction.set,
      extract: { action in
        guard case .set(let number) = action else { return nil }
        return number
      }
    )
    let both = WholeAction.counterPath.appending(path: set)
    #expect(both.embed(3) == .counter(.set(3)))
    #expect(both.extract(from: .counter(.set(3))) == 3)
    #expect(both.extract(from: .counter(.up)) == nil)
    #expect(both.extract(from: .other) == nil)
    for path in [both.appending(path: .identity), CasePath.identity.appending(path: both)] {
      #expect(path.embed(3) == .counter(.set(3)))
      #expect(path.extract(from: .counter(.set(3))) == 3)
    }
  }
}

enum TallyAction: Equatable {
  case up
  case set(Int)
}

enum WholeAction: Equatable {
  case counter(TallyAction)
  case other

  static let counterPath = CasePath<WholeAction, TallyAction>(
    embed: WholeAction.counter,
    extract: { action in
      guard case .counter(let counter) = action else { return nil }
      return counter
    }
  )
}
