// A screen asks for a part's store each time it is drawn, and must get the same one each time, as
// long as somebody holds it.

/// The parts of one store that were asked for.
@MainActor
struct PartStores {
  /// Two key paths, and as what the part was asked for: an optional part can be asked for as one
  /// that always exists, too.
  private struct ID: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let type: ObjectIdentifier
  }

  private var all: [ID: any Part] = [:]
  private var isCrowded = 16

  var count: Int { all.count }
  var areNeeded: Bool { all.values.contains { $0.isNeeded } }

  /// The part at these key paths, made if it is asked for the first time.
  mutating func part<P: Part>(_ state: AnyKeyPath, _ action: AnyKeyPath, make: () -> P) -> P {
    let id = ID(state: state, action: action, type: ObjectIdentifier(P.self))
    if let part = all[id] { return part as! P }  // The id has its type.
    let part = make()
    if all.count == isCrowded {
      all = all.filter { $0.value.isNeeded }
      isCrowded = max(16, all.count * 2)
    }
    all[id] = part
    return part
  }
}

/// Keeps the store of a part.
@MainActor
protocol Part: AnyObject {
  /// True while somebody holds the part's store, or observes a field of it.
  var isNeeded: Bool { get }
}
