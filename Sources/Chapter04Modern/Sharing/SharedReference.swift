// What is shared must be in one place, and that place a class. The naive class is a variable behind
// a lock, and has three faults: a thread that reads while another one writes waits for that
// thread's closure, perhaps forever; one save can overtake another; and nobody can observe it.
//
// So there are two locks. One is held while a value is changed and saved, from the first change to
// the last. The other is held only while a value is copied, and no outside code runs under it.

import Diagnostics
import Foundation
import Observation

/// A shared value, where it is kept, and its observers. Safe to use from any thread: unchecked,
/// because what changes is read and written only with `lock`.
final class SharedReference<Value>: @unchecked Sendable {
  private let changing = NSRecursiveLock()
  private let lock = NSLock()
  private var stored: Value
  /// The value that it has where nothing is kept; nil if it is kept nowhere.
  private let first: Value?
  private var changes = 0
  private var problems = SharedProblems()
  private var isChanging = false
  private var subscription: SharedSubscription?

  private let observers = SharedObservers()
  private let storage: (any SharedStorage<Value>)?
  /// Where the first `@Shared` of it is.
  private let callSite: CallSite?
  /// Called when nobody has this any more.
  private let onEnd: @Sendable () -> Void

  /// A value that is kept nowhere else.
  init(_ value: Value) {
    stored = value
    first = nil
    storage = nil
    callSite = nil
    onEnd = {}
  }

  /// A value that is kept somewhere. It begins as `value`, and becomes what is found there as soon
  /// as that is loaded.
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
    // What waits to be saved is saved before the next one is loaded.
    subscription = nil
    onEnd()
  }

  /// Finds the value, and follows its changes. Called once, before anybody else has this.
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

  /// A value that came from elsewhere; it isn't saved.
  ///
  /// - Parameter read: Called while nobody sets the value; gives nil if there is nothing new.
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

  /// The value, unobserved.
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

  /// After the change, and with no lock held: an observer may read.
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

  /// Called when the value here is stored, whether or not it could be loaded before.
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
        // Made by the key, whose values are sendable.
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

// MARK: - Who observes

/// Those who observe a shared value. Not generic as that is: key paths in a generic type are made
/// each time, which takes longer than all the rest of a reading.
private final class SharedObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// One property for each thing that is observed, for the registrar.
  var value: Void { () }
  var status: Void { () }

  func access(_ property: KeyPath<SharedObservers, Void>) {
    registrar.access(self, keyPath: property)
  }

  func notify(_ property: KeyPath<SharedObservers, Void>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}
