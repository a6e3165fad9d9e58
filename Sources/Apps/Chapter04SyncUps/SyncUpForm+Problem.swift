// What makes a sync-up fit to be saved. The rules know nothing of actions, so a test of one is one
// line, and a screen can ask for the sentence.

import Chapter04Modern
import Foundation

extension SyncUpForm {
  /// Why a sync-up can't be saved like this.
  public enum Problem: Equatable, Sendable {
    case noTitle
    case longTitle
    case noAttendees
    case longName(Attendee.ID)

    public static let longestTitle = 60
    public static let longestName = 40

    public init?(in syncUp: SyncUp) {
      if syncUp.title.isEmpty {
        self = .noTitle
      } else if syncUp.title.count > Self.longestTitle {
        self = .longTitle
      } else if syncUp.attendees.isEmpty {
        self = .noAttendees
      } else if let attendee = syncUp.attendees.first(where: { $0.name.count > Self.longestName }) {
        self = .longName(attendee.id)
      } else {
        return nil
      }
    }

    public var sentence: String {
      switch self {
      case .noTitle: "A sync-up needs a title."
      case .longTitle: "A title has at most \(Self.longestTitle) letters."
      case .noAttendees: "Somebody has to come. Type a name."
      case .longName: "A name has at most \(Self.longestName) letters."
      }
    }

    /// Where to put it right.
    func field(in syncUp: SyncUp) -> Field {
      switch self {
      case .noTitle, .longTitle: .title
      case .noAttendees: syncUp.attendees.first.map { .attendee($0.id) } ?? .title
      case .longName(let id): .attendee(id)
      }
    }
  }
}

extension SyncUp {
  /// Without spaces around what was typed, and without rows in which nothing was.
  var tidied: Self {
    var syncUp = self
    syncUp.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    for id in attendees.ids {
      syncUp.attendees[id: id]?.name = attendees[id: id]!.name
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    syncUp.attendees.removeAll { $0.name.isEmpty }
    return syncUp
  }
}
