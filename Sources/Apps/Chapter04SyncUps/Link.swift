// A URL as a value. Whether its sync-up exists is for the app to find out.

import Foundation

/// A way into the app: `syncups://ID` opens a sync-up, and `syncups://ID/meeting` starts a meeting
/// of it.
public enum Link: Equatable, Sendable {
  case syncUp(SyncUp.ID)
  case meeting(SyncUp.ID)

  public init?(_ url: URL) {
    guard url.scheme == "syncups", let id = url.host.flatMap({ UUID(uuidString: $0) }) else {
      return nil
    }
    switch url.path {
    case "", "/": self = .syncUp(id)
    case "/meeting": self = .meeting(id)
    default: return nil
    }
  }

  public var id: SyncUp.ID {
    switch self {
    case .syncUp(let id), .meeting(let id): id
    }
  }
}
