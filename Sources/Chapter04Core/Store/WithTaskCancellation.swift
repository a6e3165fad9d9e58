// Suppose that an effect has three steps, of which the second may be cancelled while the third must
// still run. `cancellable(id:)` would cancel the whole effect. So a part of an effect can have an
// id, too.
//
// The part is a child task of the effect's task: it ends with the effect, and code that waits for
// the effect waits for the part. A child task can be cancelled only with its whole group, so each
// part is a group of its own.

/// Does a part of an effect's work under an id that can cancel it.
///
///     return .run { send in
///       try? await withTaskCancellation(id: CancelID.upload) {
///         try await client.upload(file)
///       }
///       await send(.uploadEnded)
///     }
///
/// The id works like that of `Effect.cancellable(id:)`: `Effect.cancel(id:)` of the same feature or
/// of a parent cancels the work, and so does `Task.cancel(id:)`. Outside an effect only the latter
/// does. Safe to call from any thread.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: True to cancel first what is already running under this id.
///   - isolation: The caller's isolation, in which this runs.
///   - operation: The work. After a cancellation, what it returns or throws still counts.
/// - Returns: What `operation` returns.
public func withTaskCancellation<T: Sendable, E: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(E) -> T
) async throws(E) -> T {
  let part = await CancellablePart(id: CancelID(id), cancelInFlight: cancelInFlight)
  let result = await withTaskGroup(of: Result<T, E>?.self) { group in
    group.addTask {
      do throws(E) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    group.addTask {
      await part.isCancelled()
      return nil
    }
    var result: Result<T, E>?
    for await ended in group {
      result = result ?? ended
      // Whichever of the two ended first, the other one must end, too.
      group.cancelAll()
    }
    return result!  // The first child task always has a result.
  }
  await part.end()
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under this id. In an effect, that is what `Effect.cancel(id:)` of the same
  /// feature would cancel; elsewhere, what `withTaskCancellation` has begun outside of effects.
  ///
  /// If the calling effect is among them, it is cancelled when this returns. The others are, too,
  /// if this is called on the main actor; from elsewhere, they are cancelled before the calling
  /// effect's next action arrives. Safe to call from any thread.
  public static func cancel(id: some Hashable & Sendable) {
    let effect = EffectInFlight.current
    let id = CancelID(id)
    if isOnMainActor {
      MainActor.assumeIsolated { CancellablePart.cancel(id, in: effect) }
    } else {
      if let effect, effect.keys.contains(CancelKey(id: id, path: effect.path)) {
        effect.cancelTask()
      }
      Task<Void, Never> { @MainActor in CancellablePart.cancel(id, in: effect) }
    }
  }
}

/// The work of one `withTaskCancellation`.
@MainActor
private final class CancellablePart {
  /// The table for work outside of effects.
  private static let outside = CancellationTable()

  /// The part's entry in the table: an effect that nothing waits for.
  private let entry: EffectInFlight
  /// Has no elements. Its end is the signal.
  private let cancelled = AsyncStream<Never>.makeStream()

  init(id: CancelID, cancelInFlight: Bool) {
    let effect = EffectInFlight.current
    let (table, path) = Self.place(of: effect)
    entry = EffectInFlight(
      cause: effect?.cause ?? (),
      group: effect?.group ?? EffectGroup(),
      keys: CancelKey.all(of: id, at: path),
      path: path,
      table: table
    ) { [cancelled] in
      cancelled.continuation.finish()
    }
    if cancelInFlight { table.cancel(id, at: path) }
    table.enterKeys(of: entry)
  }

  /// Returns when the part, or the task that waits here, is cancelled.
  nonisolated func isCancelled() async {
    for await _ in cancelled.stream {}
  }

  func end() {
    entry.end()
  }

  static func cancel(_ id: CancelID, in effect: EffectInFlight?) {
    let (table, path) = place(of: effect)
    table.cancel(id, at: path)
  }

  private static func place(of effect: EffectInFlight?) -> (CancellationTable, [CancelID]) {
    // An effect may outlive its store. What it then begins belongs to no store.
    guard let effect, let table = effect.table else { return (outside, []) }
    return (table, effect.path)
  }
}
