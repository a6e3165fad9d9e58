// How a shared value is connected to the place where it is kept.

import Diagnostics

extension Shared {
  /// The value that is kept under a key. If there is none yet, it is `wrappedValue`, which is made
  /// only then.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    source = SharedReferences.current.reference(for: key, at: callSite, else: wrappedValue())
  }

  /// The value that is kept under a key, nil if there is none.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      wrappedValue: nil,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The value that is kept under a key. If there is none yet, it is `wrappedValue`, in place of
  /// the key's first value.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    source = SharedReferences.current.reference(for: key.base, at: callSite, else: wrappedValue())
  }

  /// The value that is kept under a key, or else the key's first value.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: key.defaultValue(),
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The value that is kept under a key, once it has been loaded. Throws if that fails, or if there
  /// is none.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await SharedReferences.value(for: key)
    self.init(wrappedValue: value, key)
  }
}

extension SharedReader {
  /// The value that is found under a key. If there is none yet, it is `wrappedValue`, which is made
  /// only then.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    source = SharedReferences.current.reference(for: key, at: callSite, else: wrappedValue())
  }

  /// The value that is found under a key, nil if there is none.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      wrappedValue: nil,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The value that is found under a key. If there is none yet, it is `wrappedValue`, in place of
  /// the key's first value.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID, filePath, line, column)
    source = SharedReferences.current.reference(for: key.base, at: callSite, else: wrappedValue())
  }

  /// The value that is found under a key, or else the key's first value.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: key.defaultValue(),
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The value that is found under a key, once it has been loaded. Throws if that fails, or if
  /// there is none.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await SharedReferences.value(for: key)
    self.init(wrappedValue: value, key)
  }
}

extension Shared {
  /// True while the value is being loaded.
  public var isLoading: Bool { source.status.isLoading }
  /// Why it couldn't be loaded the last time, nil if it could.
  public var loadError: (any Error)? { source.status.loadError }
  /// Why it couldn't be saved the last time, nil if it could.
  public var saveError: (any Error)? { source.status.saveError }

  /// Loads the value again. Throws what went wrong; then the value stays as it is.
  public func load() async throws { try await source.load() }
  /// Saves the value now. Throws what went wrong.
  public func save() async throws { try await source.save() }

  /// From now on, the value that is kept under another key, once it has been loaded.
  public mutating func load(_ key: some SharedKey<Value>) async throws {
    self = Shared(wrappedValue: wrappedValue, key)
    try await load()
  }
}

extension SharedReader {
  /// True while the value is being loaded.
  public var isLoading: Bool { source.status.isLoading }
  /// Why it couldn't be loaded the last time, nil if it could.
  public var loadError: (any Error)? { source.status.loadError }

  /// Loads the value again. Throws what went wrong; then the value stays as it is.
  public func load() async throws { try await source.load() }

  /// From now on, the value that is found under another key, once it has been loaded.
  public mutating func load(_ key: some SharedReaderKey<Value>) async throws {
    self = SharedReader(wrappedValue: wrappedValue, key)
    try await load()
  }
}
