// The sync-ups that the tests are about.

import Chapter04Modern
import Chapter04SyncUps
import Foundation

extension SyncUp {
  /// Two minutes, with two people: one minute each.
  static let standup = SyncUp(
    id: UUID(100),
    title: "Standup",
    minutes: 2,
    attendees: [Attendee(id: UUID(101), name: "Ada"), Attendee(id: UUID(102), name: "Zoë")]
  )

  /// With a meeting that took place.
  static let retro = SyncUp(
    id: UUID(200),
    title: "Retro",
    minutes: 1,
    attendees: [Attendee(id: UUID(201), name: "Grace")],
    meetings: [
      Meeting(
        id: UUID(202),
        date: Date(timeIntervalSince1970: 0),
        seconds: 60,
        attendees: [Attendee(id: UUID(201), name: "Grace")]
      )
    ]
  )
}
