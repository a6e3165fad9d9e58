// A feature that wants to show a failure sends it in an action, like a success. With `do` and
// `catch` that takes two sends, one of which is easily forgotten.

extension Result where Failure == any Error {
  /// Runs asynchronous work, and stores what it returns or throws:
  ///
  ///     await send(.response(Result { try await client.search(query) }))
  ///
  /// It runs where its caller does. A `CancellationError` is a failure like any other here; an
  /// effect that was cancelled can't send it.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
