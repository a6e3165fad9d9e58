// A screen requests a part's store each time it is rendered, and must get the same one each time,
// as long as the store is retained.

/// The parts whose stores were requested.
@MainActor
package struct PartStores {
  /// Two key paths, and the type that was requested: for an optional part there is the store of the
  /// part, and the store of the optional itself.
  private struct ID: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let type: ObjectIdentifier
  }

  private var all: [ID: any Part] = [:]
  /// At this number of parts, those that aren't needed are released.
  private var limit = 16

  var count: Int { all.count }
  var areNeeded: Bool { all.values.contains { $0.isNeeded } }

  /// The part at these key paths, created at the first request.
  package mutating func part<P: Part>(_ state: AnyKeyPath, _ action: AnyKeyPath, make: () -> P) -> P
  {
    let id = ID(state: state, action: action, type: ObjectIdentifier(P.self))
    if let part = all[id] { return part as! P }  // The id has its type.
    let part = make()
    if all.count == limit {
      all = all.filter { $0.value.isNeeded }
      limit = max(16, all.count * 2)
    }
    all[id] = part
    return part
  }
}

/// Retains what must outlive the store of a part.
@MainActor
package protocol Part: AnyObject {
  /// True while the part's store is retained, or a field of it is observed.
  var isNeeded: Bool { get }
}
