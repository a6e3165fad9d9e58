// A client that tells of events has a stream of them. A test or a preview of a feature in which
// none happen wants a stream that says so in one word; and a client whose events come from somebody
// else's sequence shouldn't show everyone that sequence's long type.
//
// The names are from swift-concurrency-extras 1.x.

extension AsyncStream {
  /// A stream without elements that ends only when the task that reads it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream without elements that has ended.
  public static var finished: Self {
    Self { $0.finish() }
  }

  /// The elements of another sequence, up to its end or to the first error, which is dropped.
  ///
  /// The sequence is asked for an element when this stream is. One task may read it.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let elements = Elements(of: sequence)
    self.init { try? await elements.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream without elements that ends only when the task that reads it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream without elements that has ended, with an error or without.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// The elements of another sequence, up to its end or to the first error.
  ///
  /// The sequence is asked for an element when this stream is. One task may read it.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let elements = Elements(of: sequence)
    self.init { try await elements.next() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// This sequence as an `AsyncStream`; an error ends it.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// This sequence as an `AsyncThrowingStream`.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An iterator that a stream's closure, which must be sendable, can hold on to.
// Unchecked: a stream asks its closure for one element at a time.
private final class Elements<S: AsyncSequence>: @unchecked Sendable where S: Sendable {
  private var iterator: S.AsyncIterator

  init(of sequence: S) {
    iterator = sequence.makeAsyncIterator()
  }

  func next() async throws -> S.Element? {
    try await iterator.next()
  }
}
