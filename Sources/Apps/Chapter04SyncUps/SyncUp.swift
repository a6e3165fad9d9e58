// What a sync-up is, and where the list of them is kept. A file can be edited by hand, so nothing
// here trusts its numbers: a meeting of a billion minutes would overflow, and one of none would
// divide by zero.

import Chapter04Modern
import Foundation

/// A meeting that takes place again and again: who comes, how long it takes, and how it went.
public struct SyncUp: Equatable, Identifiable, Codable, Sendable {
  public let id: UUID
  public var title: String
  public var minutes: Int
  public var attendees: IdentifiedArrayOf<Attendee>
  /// The latest first.
  public var meetings: IdentifiedArrayOf<Meeting>

  public init(
    id: UUID,
    title: String = "",
    minutes: Int = 5,
    attendees: IdentifiedArrayOf<Attendee> = [],
    meetings: IdentifiedArrayOf<Meeting> = []
  ) {
    self.id = id
    self.title = title
    self.minutes = minutes
    self.attendees = attendees
    self.meetings = meetings
  }

  public static let possibleMinutes = 1...60

  /// How long a meeting takes.
  public var seconds: Int {
    min(max(minutes, Self.possibleMinutes.lowerBound), Self.possibleMinutes.upperBound) * 60
  }

  /// How long each of the attendees speaks.
  public var secondsEach: Int { max(1, seconds / max(1, attendees.count)) }
}

public struct Attendee: Equatable, Identifiable, Codable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }
}

/// One that took place.
public struct Meeting: Equatable, Identifiable, Codable, Sendable {
  public let id: UUID
  public let date: Date
  public let seconds: Int
  /// Who was there. The sync-up may have others by now.
  public let attendees: IdentifiedArrayOf<Attendee>
  /// What was said; nil if nothing was recognized, and in files of earlier versions of the app.
  public let transcript: String?

  public init(
    id: UUID,
    date: Date,
    seconds: Int,
    attendees: IdentifiedArrayOf<Attendee>,
    transcript: String? = nil
  ) {
    self.id = id
    self.date = date
    self.seconds = seconds
    self.attendees = attendees
    self.transcript = transcript
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<SyncUp>>.Default {
  /// All sync-ups, in a file of the user's.
  public static var syncUps: Self {
    @Dependency(SyncUpsFile.self) var file
    return Self[.fileStorage(file.url), default: []]
  }
}

/// Which file the sync-ups are in.
public struct SyncUpsFile: DependencyKey, Sendable {
  public var url: URL

  public init(url: URL) {
    self.url = url
  }

  public static var liveValue: Self {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return Self(url: folder.appendingPathComponent("SyncUps/sync-ups.json"))
  }

  /// A test's files are in memory, so this is no place on the disk.
  public static let testValue = Self(url: URL(fileURLWithPath: "/sync-ups.json"))
}
