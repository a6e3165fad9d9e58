// A shared value must be in one place, a class. The naive class is a variable behind a lock, and
// has three faults: a thread that reads the value waits, perhaps forever, for the closure of a
// thread that changes it; one save can overtake another; and no code can observe the value.
//
// So there are two locks and a line. One lock is held while a closure changes the value: that is
// what `withLock` promises, and no other foreign code runs under it. The other lock is held only
// while a value is copied. Saves, and values from elsewhere, stand in line (`SerialWork`), without
// a lock.

import Diagnostics
import Foundation
import Observation

/// A shared value, its storage and its observers. Safe to use from any thread: unchecked, because
/// its mutable state is used only under its locks.
final class SharedReference<Value>: @unchecked Sendable {
  /// Held while a closure of `withLock` runs.
  private let changing = NSRecursiveLock()
  /// Held while a property is read or set.
  private let lock = NSLock()
  /// All that uses the storage: one thing after another, in order.
  private let work = SerialWork()
  private var stored: Value
  /// The value to use if none is stored; nil without a storage.
  private let first: Value?
  private var changes = 0
  /// Counts the values that are newer than whatever was read before them: those set here, and those
  /// that a key passes on.
  private var news = 0
  private var problems = SharedProblems()
  private var isChanging = false
  private var subscription: SharedSubscription?

  private let observers = SharedObservers()
  private let storage: (any SharedStorage<Value>)?
  /// The place of the value's first `@Shared`.
  private let callSite: CallSite?
  /// Called by `deinit`.
  private let onEnd: @Sendable () -> Void

  /// A value without a storage.
  init(_ value: Value) {
    stored = value
    first = nil
    storage = nil
    callSite = nil
    onEnd = {}
  }

  /// A value with a storage. It begins as `value`, and becomes the stored value as soon as that is
  /// loaded.
  init(
    _ value: Value,
    in storage: some SharedStorage<Value>,
    at callSite: CallSite,
    onEnd: @escaping @Sendable () -> Void
  ) {
    stored = value
    first = value
    self.storage = storage
    self.callSite = callSite
    self.onEnd = onEnd
  }

  deinit {
    // Ending it saves a waiting value, before the next reference loads the value.
    subscription = nil
    onEnd()
  }

  /// Loads the value, and follows its changes. Called once, before other code has this reference.
  func begin() {
    guard let storage else { return }
    let first = stored
    lock.withLock { problems.isLoadRunning = true }
    // Followed before it is loaded: in the other order, a change in between would be missed.
    work.add { [self] in
      let subscription = storage.subscribe(
        first: first,
        subscriber: SharedSubscriber(
          callback: { [weak self] in self?.receive($0) },
          reading: { [weak self] in self?.read(isChange: true, $0) },
          onLoading: { [weak self] in self?.change(\.isSubscriptionLoading, to: $0) }
        )
      )
      lock.withLock { self.subscription = subscription }
    }
    read { storage.load(first: first, $0) }
  }

  /// Reads the value from the storage, when everything that was set before is saved. What is set
  /// meanwhile is newer, and stays.
  ///
  /// - Parameters:
  ///   - isChange: True if a value that is no longer in the storage becomes the first one again.
  ///   - read: Passes on the result, or nil if there is nothing new.
  ///   - done: Called with the result; by default, an error is reported.
  private func read(
    isChange: Bool = false,
    _ read: @escaping SharedSubscriber<Value>.Read,
    _ done: (@Sendable (Result<Void, any Error>) -> Void)? = nil
  ) {
    lock.withLock {
      let before = news
      work.add {
        read { [weak self] result in
          // The key created it, and a key's values are sendable.
          nonisolated(unsafe) let result = result
          guard let self, let result else { return }
          work.perform { [self] in
            take(result.map { $0 ?? (isChange ? first : nil) }, unlessNewsSince: before, done)
          }
        }
      }
    }
    work.run()
  }

  /// Receives a value that the key passes on: nil for the first one.
  private func receive(_ result: Result<Value?, any Error>) {
    let result = result.map { $0 ?? first }
    lock.withLock {
      if case .success = result { news += 1 }
      let before = news
      work.add { [self] in
        change(\.isSubscriptionLoading, to: false)
        take(result, unlessNewsSince: before)
      }
    }
    work.run()
  }

  /// Takes a value from elsewhere, without saving it.
  private func take(
    _ result: Result<Value?, any Error>,
    unlessNewsSince before: Int,
    _ done: (@Sendable (Result<Void, any Error>) -> Void)? = nil
  ) {
    change(\.isLoadRunning, to: false)
    switch result {
    case .success(let value):
      change(\.loadError, to: nil)
      if let value, set(value, unlessNewsSince: before) { noteChange() }
    case .failure(let error):
      change(\.loadError, to: error)
      if done == nil { report(error, "load") }
    }
    done?(result.map { _ in })
  }

  private func report(_ error: any Error, _ what: String) {
    callSite?.report(
      """
      \(description) couldn't \(what) its value: \(describe(error))

      The value in memory stays as it is. A screen can show what went wrong: see "loadError" and \
      "saveError".
      """
    )
  }
}

// MARK: - Reading and changing

extension SharedReference: SharedSource {
  var value: Value {
    observers.access(\.value)
    SharedReads.current?.note(self)
    if isTesting, let expected = SharedExpectation.current { return expected[self] ?? current }
    return current
  }

  var version: Int { lock.withLock { changes } }

  /// The value, without observing it.
  var current: Value { lock.withLock { stored } }

  func withLock<R>(
    at callSite: @autoclosure () -> CallSite,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if isTesting, let expected = SharedExpectation.current {
      var value = expected[self] ?? current
      defer { expected[self] = value }
      return try operation(&value)
    }
    defer {
      work.run()
      noteChange()
    }
    return try changing.withLock {
      if isChanging { reportNestedChange(at: callSite()) }
      isChanging = true
      var value = current
      let old = value
      defer {
        isChanging = false
        set(value)
        SharedChanges.current?.note(self, old: old)
      }
      return try operation(&value)
    }
  }

  /// Sets a value that is to be saved, and puts its save in line.
  private func set(_ value: Value) {
    exchange(value) {
      news += 1
      addSave(value, context: .didSet) { [weak self] in self?.noteSaved($0) }
      return true
    }
  }

  /// Sets a value that was read, unless there is a newer one.
  private func set(_ value: Value, unlessNewsSince before: Int) -> Bool {
    exchange(value) { news == before }
  }

  /// Sets the value if the condition, which is evaluated under the lock, holds. The old value is
  /// released without the lock: its `deinit` may be anyone's.
  @discardableResult
  private func exchange(_ value: Value, if condition: () -> Bool) -> Bool {
    var value = value
    return lock.withLock {
      guard condition() else { return false }
      swap(&stored, &value)
      changes += 1
      return true
    }
  }

  private func addSave(
    _ value: Value,
    context: SaveContext,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    guard let storage else { return }
    work.add { storage.save(value, context: context, done) }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// Called after a change, without a lock: an observer may read.
  private func noteChange() {
    observers.notify(\.value)
  }

  private func reportNestedChange(at callSite: CallSite) {
    callSite.report(
      """
      "withLock" was called on \(description) from inside of a "withLock" on the same value. What the \
      inner one changes is lost: the outer one sets the value when it returns. Change the value that the \
      outer closure was handed.
      """
    )
  }

  private func noteSaved(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      noteSuccess()
    case .failure(let error):
      change(\.saveError, to: error)
      report(error, "save")
    }
  }
}

// MARK: - What can go wrong

/// The problems that a screen can show besides the value.
struct SharedProblems {
  /// True while the key's `load` runs.
  var isLoadRunning = false
  /// True while the key's subscription says that it is loading a value.
  var isSubscriptionLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?

  var isLoading: Bool { isLoadRunning || isSubscriptionLoading }
  var isNone: Bool { !isLoading && loadError == nil && saveError == nil }
}

extension SharedReference {
  var status: SharedProblems {
    observers.access(\.status)
    return lock.withLock { problems }
  }

  /// Called after a save, which also makes up for an earlier load that failed.
  private func noteSuccess() {
    change(\.saveError, to: nil)
    change(\.loadError, to: nil)
  }

  /// Notifies nobody if there was no problem before and is none now, as after most saves.
  private func change<T>(_ problem: WritableKeyPath<SharedProblems, T>, to value: T) {
    let isNews = lock.withLock {
      let wasNone = problems.isNone
      problems[keyPath: problem] = value
      return !(wasNone && problems.isNone)
    }
    if isNews { observers.notify(\.status) }
  }

  func load() async throws {
    guard let storage else { return }
    change(\.isLoadRunning, to: true)
    try await withCheckedContinuation { continuation in
      read({ storage.load(first: nil, $0) }) { continuation.resume(returning: $0) }
    }.get()
  }

  func save() async throws {
    guard storage != nil else { return }
    let result = await withCheckedContinuation { continuation in
      lock.withLock {
        addSave(stored, context: .userInitiated) { continuation.resume(returning: $0) }
      }
      work.run()
    }
    do {
      try result.get()
      noteSuccess()
    } catch {
      change(\.saveError, to: error)
      throw error
    }
  }

  var description: String {
    storage.map { "Shared<\(Value.self)>(\($0.name))" }
      ?? "Shared<\(Value.self)>(value: \(current))"
  }
}

// MARK: - Observers

/// The observers of a shared value. Not generic like `SharedReference`: key paths in a generic type
/// are recreated each time, which takes longer than the rest of a read.
private final class SharedObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// One property for each thing to observe, for the registrar.
  var value: Void { () }
  var status: Void { () }

  func access(_ property: KeyPath<SharedObservers, Void>) {
    registrar.access(self, keyPath: property)
  }

  func notify(_ property: KeyPath<SharedObservers, Void>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}
