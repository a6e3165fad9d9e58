// What the library needs, but isn't an idea of this chapter, or has had its own exercise. You don't
// write anything here.

import Diagnostics

/// A path to a case of an enum, as a value. The chapter's own library has key paths for this.
public struct CasePath<Root, Value>: Sendable {
  public let embed: @Sendable (Value) -> Root
  public let extract: @Sendable (Root) -> Value?

  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }
}

/// An effect's id together with its type: `1 as Int` and `1 as Int8` are equal as `AnyHashable`.
struct EffectID: Hashable, @unchecked Sendable {
  // Unchecked, because `AnyHashable` isn't sendable. What is in it is: the initializer requires it.
  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: id))
  }
}

/// An effect that was started and hasn't ended.
@MainActor
final class EffectInFlight {
  private static var begun = 0

  /// How many effects began before it.
  let number: Int
  /// The keys by which it can be cancelled.
  let keys: [EffectKey]
  private let group: EffectGroup
  private(set) var isCancelled = false
  // Set once, on the main actor, right after it was entered; also read where a table goes away.
  nonisolated(unsafe) var task: Task<Void, Never>?

  init(keys: [EffectKey], group: EffectGroup) {
    Self.begun += 1
    number = Self.begun
    self.keys = keys
    self.group = group
    group.add(self)
  }

  /// From now on, nothing that it sends is handled. It ends when its work has noticed.
  func cancel() {
    isCancelled = true
    task?.cancel()
  }

  /// Called when it is done, so that whatever waits for it continues.
  func end() { group.remove(self) }
}

/// The effects that follow from one action.
@MainActor
final class EffectGroup {
  private var members: [ObjectIdentifier: EffectInFlight] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func add(_ effect: EffectInFlight) { members[ObjectIdentifier(effect)] = effect }

  func remove(_ effect: EffectInFlight) {
    members[ObjectIdentifier(effect)] = nil
    guard members.isEmpty else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func cancel() {
    for effect in members.values { effect.cancel() }
  }

  func hasEnded() async {
    if members.isEmpty { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// What follows from an action.
@MainActor
public struct StoreTask: Sendable {
  let group: EffectGroup

  /// Returns when everything that follows from the action has ended.
  public func finish() async { await group.hasEnded() }

  public func cancel() { group.cancel() }
}

/// Sends actions from an effect back into the store, unless the task that does so is cancelled.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) { self.send = send }

  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}

/// Starts parts, each when the one before calls `next`. It is a loop, not recursion: many parts
/// that end at once need no more stack than one.
@MainActor
final class OneAfterAnother<Part> {
  private var waiting: ArraySlice<Part>
  private let isWanted: @MainActor () -> Bool
  private let begin: @MainActor (Part, @escaping @MainActor @Sendable () -> Void) -> Void
  private let complete: @MainActor () -> Void
  private var isDue = false
  private var isStarting = false

  init(
    _ parts: [Part],
    while isWanted: @escaping @MainActor () -> Bool,
    begin:
      @escaping @MainActor (
        _ part: Part,
        _ next: @escaping @MainActor @Sendable () -> Void
      ) -> Void,
    then complete: @escaping @MainActor () -> Void
  ) {
    waiting = parts[...]
    self.isWanted = isWanted
    self.begin = begin
    self.complete = complete
  }

  func start() {
    isDue = true
    guard !isStarting else { return }
    isStarting = true
    defer { isStarting = false }
    while isDue {
      guard isWanted(), let part = waiting.popFirst() else { return complete() }
      isDue = false
      begin(part) { self.start() }
    }
  }
}

/// Identifies the child: a different `id` is a different child. One without an id is always the
/// same.
func identity(of state: some Any) -> AnyHashable {
  func id(of state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
  return (state as? any Identifiable).map { id(of: $0) } ?? AnyHashable(0)
}

/// An action for a child that isn't there is a mistake in the app's logic.
func reportMissingChild(_ action: some Any) {
  reportIssue("An action was sent to a child that isn't there: \(action)")
}

func reportUnhandled(_ error: any Error) {
  reportIssue("An effect threw an error that nobody handles: \(error)")
}

/// The actions that a test store's feature has handled and no step has stated yet.
// Unchecked, because actions and states needn't be sendable. It is used on the main actor only.
final class HandledActions<State, Action>: @unchecked Sendable {
  /// Each action with the state after it.
  var waiting: [(action: Action, state: State)] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func add(_ action: Action, _ state: State) {
    waiting.append((action, state))
    somethingHappened()
  }

  /// Makes everyone who is waiting check again.
  func somethingHappened() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// Returns when the condition holds, which is checked whenever something has happened.
  ///
  /// - Parameter timeout: How long to wait at most.
  @MainActor
  func wait(atMost timeout: Duration, until condition: () -> Bool) async {
    let end = ContinuousClock.now + timeout
    let alarm = Task {
      try await Task.sleep(for: timeout)
      somethingHappened()
    }
    defer { alarm.cancel() }
    while !condition(), ContinuousClock.now < end {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}
