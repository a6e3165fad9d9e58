// Connects a shared value to the place where it is stored.

import Diagnostics

extension Shared {
  /// The value stored under a key. If there is none yet, it is `wrappedValue`, which is evaluated
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

  /// The value stored under a key; nil if there is none.
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

  /// The value stored under a key. If there is none yet, it is `wrappedValue`, instead of the key's
  /// first value.
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

  /// The value stored under a key, or else the key's first value.
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

  /// The value stored under a key, once it has been loaded. Throws if loading fails, or if there is
  /// no value.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await SharedReferences.value(for: key)
    self.init(wrappedValue: value, key)
  }
}

extension SharedReader {
  /// The value stored under a key. If there is none yet, it is `wrappedValue`, which is evaluated
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

  /// The value stored under a key; nil if there is none.
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

  /// The value stored under a key. If there is none yet, it is `wrappedValue`, instead of the key's
  /// first value.
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

  /// The value stored under a key, or else the key's first value.
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

  /// The value stored under a key, once it has been loaded. Throws if loading fails, or if there is
  /// no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await SharedReferences.value(for: key)
    self.init(wrappedValue: value, key)
  }
}

extension Shared {
  /// True while the value is being loaded.
  public var isLoading: Bool { source.status.isLoading }
  /// The error of the last load; nil if it succeeded.
  public var loadError: (any Error)? { source.status.loadError }
  /// The error of the last save; nil if it succeeded.
  public var saveError: (any Error)? { source.status.saveError }

  /// Loads the value again. If that fails, throws the error, and the value stays as it is.
  public func load() async throws { try await source.load() }
  /// Saves the value now. Throws the error if that fails.
  public func save() async throws { try await source.save() }

  /// Switches to another key, and loads its value. If that fails, throws the error.
  public mutating func load(_ key: some SharedKey<Value>) async throws {
    self = Shared(wrappedValue: wrappedValue, key)
    try await load()
  }
}

extension SharedReader {
  /// True while the value is being loaded.
  public var isLoading: Bool { source.status.isLoading }
  /// The error of the last load; nil if it succeeded.
  public var loadError: (any Error)? { source.status.loadError }

  /// Loads the value again. If that fails, throws the error, and the value stays as it is.
  public func load() async throws { try await source.load() }

  /// Switches to another key, and loads its value. If that fails, throws the error.
  public mutating func load(_ key: some SharedReaderKey<Value>) async throws {
    self = SharedReader(wrappedValue: wrappedValue, key)
    try await load()
  }
}
