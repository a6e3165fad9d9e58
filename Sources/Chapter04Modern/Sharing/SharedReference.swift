// A shared value must be in one place, a class. The naive class is a variable behind a lock, and
// has three faults: a thread that reads the value waits, perhaps forever, for the closure of a
// thread that changes it; one save can overtake another; and no code can observe the value.
//
// So there are two locks. One is held while a value is changed and saved, from beginning to end.
// The other is held only while a value is copied, and no outside code runs under it.

import Diagnostics
import Foundation
import Observation

/// A shared value, its storage and its observers. Safe to use from any thread: unchecked, because
/// its mutable state is used only under its locks.
final class SharedReference<Value>: @unchecked Sendable {
  private let changing = NSRecursiveLock()
  private let lock = NSLock()
  private var stored: Value
  /// The value to use if none is stored; nil without a storage.
  private let first: Value?
  private var changes = 0
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
    lock.withLock { problems.isLoading = true }
    storage.load(first: first) { [weak self] result in self?.receive { result } }
    let subscription = storage.subscribe(
      first: first,
      onChange: { [weak self] read in self?.receive(orElse: self?.first, read) },
      onLoading: { [weak self] in self?.change(\.isLoading, to: $0) }
    )
    lock.withLock { self.subscription = subscription }
  }

  /// Receives a value from elsewhere, without saving it.
  ///
  /// - Parameter read: Called while no other code sets the value; returns nil if there is nothing
  ///   new.
  private func receive(
    orElse first: Value? = nil,
    _ read: () -> Result<Value?, any Error>?
  ) {
    let result = changing.withLock {
      let result = read()
      if case .success(let value)? = result, let value = value ?? first { set(value) }
      return result
    }
    guard let result else { return }
    change(\.isLoading, to: false)
    switch result {
    case .success:
      change(\.loadError, to: nil)
      noteChange()
    case .failure(let error):
      change(\.loadError, to: error)
      report(error, "load")
    }
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
    defer { noteChange() }
    return try changing.withLock {
      if isChanging { reportNestedChange(at: callSite()) }
      isChanging = true
      var value = current
      let old = value
      defer {
        isChanging = false
        set(value)
        SharedChanges.current?.note(self, old: old)
        storage?.save(value, context: .didSet) { [weak self] in self?.noteSaved($0) }
      }
      return try operation(&value)
    }
  }

  private func set(_ value: Value) {
    lock.withLock {
      stored = value
      changes += 1
    }
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
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
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

  private func change<T>(_ problem: WritableKeyPath<SharedProblems, T>, to value: T) {
    lock.withLock { problems[keyPath: problem] = value }
    observers.notify(\.status)
  }

  func load() async throws {
    guard let storage else { return }
    change(\.isLoading, to: true)
    let result = await withCheckedContinuation { continuation in
      storage.load(first: nil) { result in
        // The key created it, and a key's values are sendable.
        nonisolated(unsafe) let result = result
        continuation.resume(returning: result)
      }
    }
    change(\.isLoading, to: false)
    do {
      if let value = try result.get() {
        changing.withLock { set(value) }
        noteChange()
      }
      change(\.loadError, to: nil)
    } catch {
      change(\.loadError, to: error)
      throw error
    }
  }

  func save() async throws {
    guard let storage else { return }
    let result = await withCheckedContinuation { continuation in
      changing.withLock {
        storage.save(current, context: .userInitiated) { continuation.resume(returning: $0) }
      }
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
