import Chapter04Modern
import Testing

@Suite struct KeyOfYourOwnTests {
  private struct Unreachable: Error {}

  /// The cloud's lists and observers, and what has happened.
  private final class Server: Sendable {
    let lists: LockIsolated<[String: [Int]]>
    let log = LockIsolated<[String]>([])
    private let observers = LockIsolated<[Int: (String, @Sendable ([Int]?, String) -> Void)]>([:])
    private let isReachable: Bool

    init(_ lists: [String: [Int]] = [:], isReachable: Bool = true) {
      self.lists = LockIsolated(lists)
      self.isReachable = isReachable
    }

    func note(_ event: String) { log.withValue { $0.append(event) } }

    func key(_ name: String) -> CloudKey { CloudKey(name: name, cloud: cloud) }

    private var cloud: Cloud {
      Cloud(
        get: { [self] name in
          if !isReachable { throw Unreachable() }
          return lists.value[name]
        },
        set: { [self] list, name in
          if !isReachable { throw Unreachable() }
          lists.withValue { $0[name] = list }
          note("set \(name) to \(list)")
        },
        observe: { [self] name, changed in
          let id = observers.withValue { observers in
            observers[observers.count] = (name, changed)
            return observers.count - 1
          }
          return { [self] in observers.withValue { $0[id] = ("", { _, _ in }) } }
        },
        device: "phone"
      )
    }

    /// Another device changes a list, or removes it. Its observers are notified afterwards.
    func change(_ name: String, to changes: [Int]?...) {
      lists.withValue { $0[name] = changes.last ?? nil }
      for change in changes { report(change, of: name, by: "tablet") }
    }

    /// The observers are notified of a change.
    func report(_ change: [Int]?, of name: String, by device: String) {
      for (list, changed) in observers.value.values where list == name { changed(change, device) }
    }
  }

  /// What a key does with its continuations and its subscriber, and what the library reports.
  private func log(_ server: Server, _ work: () -> Void) -> [String] {
    withKnownIssue(isIntermittent: true) {
      work()
    } matching: { _ in
      server.note("report")
      return true
    }
    return server.log.value
  }

  private func text(_ result: Result<[Int]?, any Error>) -> String {
    switch result {
    case .success(let list?): "\(list)"
    case .success(nil): "nothing"
    case .failure(let error): error is Unreachable ? "unreachable" : "another error"
    }
  }

  private func load(_ server: Server, _ context: LoadContext<[Int]>? = nil) -> [String] {
    log(server) {
      server.key("favorites").load(
        context: context ?? .initialValue([7]),
        continuation: LoadContinuation { server.note("loaded \(text($0))") }
      )
    }
  }

  private func save(_ list: [Int], _ server: Server) -> [String] {
    log(server) {
      server.key("favorites").save(
        list,
        context: .didSet,
        continuation: SaveContinuation { result in
          server.note("saved: \(text(result.map { _ in list }))")
        }
      )
    }
  }

  /// What a subscriber to "seen" gets.
  private func subscribe(_ server: Server, _ work: (SharedSubscription) -> Void) -> [String] {
    log(server) {
      let subscription = server.key("seen").subscribe(
        context: .initialValue([7]),
        subscriber: SharedSubscriber { server.note("changed to \(text($0))") }
      )
      server.log.setValue([])
      work(subscription)
    }
  }

  @Test("A key's name decides which value it is") func id() throws {
    let ids = ["favorites", "favorites", "seen"].map { Server().key($0).id }
    try #require(
      [ids[0] == ids[1], ids[0] == ids[2]] == [true, false],
      "Two keys have the name favorites, and a third has seen: are the ids of these pairs equal?"
    )
  }

  @Test("What is in the cloud is loaded") func loads() throws {
    let lists = [[2, 3], []].map { load(Server(["favorites": $0, "seen": [5]])) }
    let again = load(Server(["favorites": [2]]), .userInitiated)
    try #require(
      lists + [again] == [["loaded [2, 3]"], ["loaded []"], ["loaded [2]"]],
      "The cloud had [2, 3], then an empty list, and then [2] when `load()` was called."
    )
  }

  @Test("If the cloud has nothing, nothing is loaded")  // starter passes
  func loadsNothing() throws {
    let log = load(Server(["seen": [5]]))
    try #require(log == ["loaded nothing"], "The cloud had no list under favorites.")
  }

  @Test("An error of the cloud ends loading") func loadFails() throws {
    let log = load(Server(["favorites": [2]], isReachable: false))
    try #require(log == ["loaded unreachable"], "The cloud couldn't be reached.")
  }

  @Test("A list is set, and then saving ends") func saves() throws {
    let logs = [[2, 3], []].map { save($0, Server(["seen": [5]])) }
    try #require(
      logs == [
        ["set favorites to [2, 3]", "saved: [2, 3]"], ["set favorites to []", "saved: []"],
      ],
      "[2, 3] was to be saved under favorites, and then an empty list."
    )
  }

  @Test("An error of the cloud ends saving") func saveFails() throws {
    let log = save([2, 3], Server(isReachable: false))
    try #require(log == ["saved: unreachable"], "The cloud couldn't be reached.")
  }

  @Test("Each change by another device is passed on") func changes() throws {
    let server = Server(["seen": [2]])
    let log = subscribe(server) { subscription in
      server.change("favorites", to: [5])
      server.change("seen", to: [2, 3], [], nil)
      withExtendedLifetime(subscription) {}
    }
    try #require(
      log == ["changed to [2, 3]", "changed to []", "changed to nothing"],
      "Another device changed favorites to [5], seen to [2, 3] and then to [], and removed seen."
    )
  }

  @Test("A change of this device's own isn't passed on") func ownChange() throws {
    let server = Server(["seen": [2]])
    let log = subscribe(server) { subscription in
      server.report([3], of: "seen", by: "phone")
      server.report(nil, of: "seen", by: "phone")
      server.change("seen", to: [5])
      withExtendedLifetime(subscription) {}
    }
    try #require(
      log == ["changed to [5]"],
      """
      The cloud reported that this device had changed the list to [3] and then removed it, and that \
      another device had changed it to [5].
      """
    )
  }

  @Test("Nothing is passed on after the subscription has ended") func ends() throws {
    let server = Server(["seen": [2]])
    let log = subscribe(server) { subscription in
      server.change("seen", to: [3])
      subscription.cancel()
      server.change("seen", to: [5])
    }
    try #require(log == ["changed to [3]"], "[3] came, the subscription was cancelled, [5] came.")
  }

  @Test("A subscription that ends leaves another one of the same name alone") func endsAlone()
    throws
  {
    let server = Server(["seen": [2]])
    let log = subscribe(server) { first in
      let second = server.key("seen").subscribe(
        context: .initialValue([7]),
        subscriber: SharedSubscriber { server.note("second changed to \(text($0))") }
      )
      server.log.setValue([])
      first.cancel()
      server.change("seen", to: [5])
      second.cancel()
      server.change("seen", to: [6])
    }
    try #require(
      log == ["second changed to [5]"],
      "Two subscribed. The first was cancelled, [5] came, the second was cancelled, [6] came."
    )
  }

  @Test("A shared value under the key is what the cloud has") func together() throws {
    let server = Server(["favorites": [2]])
    @Shared(server.key("favorites")) var favorites = [7]
    var values = [favorites]
    $favorites.withLock { $0.append(3) }
    values.append(server.lists.value["favorites"] ?? [])
    $favorites.withLock { $0.append(7) }
    server.report([2, 3], of: "favorites", by: "phone")
    values.append(favorites)
    server.change("favorites", to: [5])
    values.append(favorites)
    try #require(
      values == [[2], [2, 3], [2, 3, 7], [5]],
      """
      The cloud had [2]. 3 was appended here, then 7, and then came the cloud's report about the 3. \
      Another device changed the list to [5].
      """
    )
  }
}
