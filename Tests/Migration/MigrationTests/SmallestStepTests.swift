// The smallest app, before and after each step: if a step changed what the app does, the page that
// shows it would teach a fault.

import Chapter03Effects
import Chapter04Modern
import ReducerTesting
import Testing

@testable import MigrationExamples

@Suite("The smallest step", .timeLimit(.minutes(5))) struct SmallestStepTests {
  let taps: Actions<Player, PlayerAction> = [
    .volume(.upTapped), .volume(.downTapped), .song(.changed("Blue")), .song(.changed("")),
  ]

  @Test("The player does the same after each step") func steps() {
    let environment = compare(
      subject: { _ = environmentPlayer.run(&$0, $1, ()) },
      reference: playerReducer,
      from: Player(),
      actions: taps
    )
    #expect(environment.failure == nil, "\(environment)")

    let modern = compare(
      subject: { _ = ModernPlayer().reduce(into: &$0, action: $1) },
      reference: playerReducer,
      from: Player(),
      actions: taps
    )
    #expect(modern.failure == nil, "\(modern)")
  }
}
