// Suppose that an effect has three steps, of which the second may be cancelled while the third must
// still be done. `cancellable(id:)` would cancel the effect as a whole. So a part of it can have an
// id, too.
//
// The part is a child of the effect's task, not a task of its own: it ends with the effect, and
// what waits for the effect waits for it. A child can be cancelled only with its whole group, so
// each part is a group.

/// Does work that can be cancelled by an id, from an effect.
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
///   - id: The name.
///   - cancelInFlight: Whether to cancel first what is already running under this id.
///   - isolation: Where the caller runs.
///   - operation: The work. Once cancelled, what it returns or throws still counts.
/// - Returns: What the work returns.
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
      // Whichever of the two ended first, the other one has to.
      group.cancelAll()
    }
    return result!
  }
  await part.end()
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under this id: in an effect, the effects and parts of effects that
  /// `Effect.cancel(id:)` of the same feature would cancel; elsewhere what was begun outside of
  /// effects by `withTaskCancellation`.
  ///
  /// The effect that calls this, if it is one of them, is cancelled when this returns; the others
  /// are then, too, on the main actor, and from elsewhere before the effect's next action arrives.
  /// Safe to call from any thread.
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
  /// For work that is in no effect.
  private static let outside = CancellationTable()

  /// How it stands in the table: as an effect for which nobody waits.
  private let entry: EffectInFlight
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
    table.enterPart(entry)
  }

  /// Returns when it is, or when the task that waits is.
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
    // An effect may outlive its store; what it still begins is in no store then.
    guard let effect, let table = effect.table else { return (outside, []) }
    return (table, effect.path)
  }
}
