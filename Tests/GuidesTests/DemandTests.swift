// What an effect gives a subscriber of Combine, decided without Combine.

import Chapter03Effects
import Testing

@testable import Chapter03Views

@Suite struct DemandTests {
  private var demand = Demand<Int, Never>()

  @Test("A value waits until it is demanded, and no more are emitted than were demanded")
  mutating func waits() {
    #expect(demand.receive(1).values == [])
    #expect(demand.receive(2).values == [])
    #expect(demand.ask(for: 1).values == [1])
    #expect(demand.ask(for: 3).values == [2])
    #expect(demand.receive(3).values == [3])
    #expect(demand.receive(4).values == [4])
    #expect(demand.receive(5).values == [])
  }

  @Test("A subscriber with unlimited demand gets what waits, and then each value as it arrives")
  mutating func unlimited() {
    #expect(demand.receive(1).values == [])
    #expect(demand.receive(2).values == [])
    #expect(demand.ask(for: nil).values == [1, 2])
    #expect(demand.receive(3).values == [3])
    // It stays that way.
    #expect(demand.ask(for: 1).values == [])
    #expect(demand.receive(4).values == [4])
    #expect(demand.receive(5).values == [5])
  }

  @Test("The completion comes after the last value, once") mutating func completion() {
    #expect(demand.receive(1).values == [])
    #expect(demand.complete(.finished).completion == nil)
    let last = demand.ask(for: 1)
    #expect(last.values == [1])
    #expect(last.completion == .finished)
    #expect(demand.ask(for: 1).completion == nil)
  }

  @Test("A completion without a value needs no demand") mutating func empty() {
    #expect(demand.complete(.finished).completion == .finished)
  }
}
