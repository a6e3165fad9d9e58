// The naive way to store a value in a file loses it in four ways: a crash while writing leaves half
// a file; a file that can't be read is treated as empty, and the next save overwrites it; a failure
// is printed where nobody looks; and a change by another program is overwritten unread.
//
// The names are from swift-sharing 2.x.

import Foundation

extension SharedReaderKey {
  /// A value in a JSON file: `@Shared(.fileStorage(url)) var favorites: [Int] = []`.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = decoder ?? JSONDecoder()
    let encoder = encoder ?? JSONEncoder()
    return fileStorage(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// A value in a file with your own format.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

/// A value in a file.
///
/// It is written at most once a second, with the last value at the end of that second, and
/// immediately when the app goes to the background or ends. The file is complete at every moment. A
/// file that can't be read is reported as an issue, and renamed (`settings.damaged.json`) before a
/// new one is written.
///
/// A change by another program is noticed, unless a change of this program waits to be written. If
/// another program removes the file, the waiting change is dropped.
public final class FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  /// All that uses the file: one thing after another, without a lock, because `decode` and `encode`
  /// are anyone's.
  private let work = SerialWork()
  // Used only in `work`, and in `deinit`.
  nonisolated(unsafe) private var state = State()

  private struct State {
    /// The file's last known content.
    var content: Data?
    /// True if the file couldn't be read or decoded.
    var isDamaged = false
    /// True for a second after a write.
    var isResting = false
    /// The value to write after that second.
    var waiting: Waiting?
    /// Set while a value waits.
    var appTermination: SharedSubscription?
  }

  /// The last value set during that second, and the continuations to resume when it is written.
  private typealias Waiting = (value: Value, continuations: [SaveContinuation])

  init(
    url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = DependencyValues._current.defaultFileStorage
    self.decode = decode
    self.encode = encode
  }

  deinit { writeWaiting() }

  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    work.perform { [self] in
      writeWaiting()
      continuation.resume(with: Result { try read() })
    }
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let watching = storage.watch(url) { [weak self] in
      subscriber.yield { self?.readChange($0) }
    }
    return SharedSubscription { [self] in
      watching.cancel()
      // Written when the value is no longer in use, and not only in `deinit`: a watcher's thread
      // may hold the key for another moment, and the next reader of the file would find the old
      // content.
      work.performAndWait { [self] in writeWaiting() }
    }
  }

  /// Reads the value if the file's content has changed.
  private func readChange(_ done: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    work.perform { [self] in
      var dropped: Waiting?
      if state.waiting != nil {
        guard isGone else { return }
        dropped = takeWaiting()
      }
      let before = (state.content, state.isDamaged)
      let result = Result { try read() }
      if before != (state.content, state.isDamaged) { done(result) }
      for continuation in dropped?.continuations ?? [] { continuation.resume() }
    }
  }

  private var isGone: Bool {
    if case .some(.none) = try? storage.load(url) { true } else { false }
  }

  /// The value in the file; nil if there is none.
  private func read() throws -> Value? {
    state.isDamaged = true
    guard let data = try storage.load(url) else {
      state.content = nil
      state.isDamaged = false
      return nil
    }
    state.content = data
    do {
      let value = try decode(data)
      state.isDamaged = false
      return value
    } catch {
      guard data.isEmpty else { throw error }
      // Another program has created the file, and will fill it.
      state.isDamaged = false
      return nil
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    work.perform { [self] in
      state.waiting = (value, (state.waiting?.continuations ?? []) + [continuation])
      if context == .didSet, state.isResting {
        state.appTermination =
          state.appTermination
          ?? storage.onAppTermination { [weak self] in
            guard let self else { return }
            work.performAndWait { [self] in writeWaiting() }
          }
      } else {
        writeWaiting()
        rest()
      }
    }
  }

  private func write(_ value: Value) throws {
    let data = try encode(value)
    if state.isDamaged {
      try storage.moveDamagedFile(url)
      state.isDamaged = false
    }
    try storage.save(data, url)
    state.content = data
  }

  /// Delays the next write by a second.
  private func rest() {
    guard let clock = storage.clock, !state.isResting else { return }
    state.isResting = true
    // The second begins now, not when the task does.
    let wake = sleep(for: .seconds(1), on: clock)
    Task { [weak self] in
      await wake()
      self?.endRest()
    }
  }

  private func endRest() {
    work.perform { [self] in
      state.isResting = false
      guard state.waiting != nil else { return }
      writeWaiting()
      rest()
    }
  }

  /// Writes the waiting value now.
  private func writeWaiting() {
    guard let waiting = takeWaiting() else { return }
    let result = Result { try write(waiting.value) }
    for continuation in waiting.continuations { continuation.resume(with: result) }
  }

  private func takeWaiting() -> Waiting? {
    defer {
      state.waiting = nil
      state.appTermination = nil
    }
    return state.waiting
  }
}

/// Returns a function that waits for a date that is fixed now.
private func sleep<C: Clock<Duration>>(
  for duration: Duration,
  on clock: C
) -> @Sendable () async -> Void {
  let deadline = clock.now.advanced(by: duration)
  return { try? await clock.sleep(until: deadline, tolerance: nil) }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(String(reflecting: url)))" }
}

/// Identifies a file in a storage.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
