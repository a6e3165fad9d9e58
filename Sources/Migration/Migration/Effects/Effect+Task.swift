// During a migration, both styles use the same clients. A client that has moved answers by `async`,
// and one that hasn't by an effect. The other style converts the answer, so no client exists twice.

import Chapter03Effects
import Chapter04Modern
import Diagnostics

extension Chapter03Effects.Effect where Output: Sendable {
  /// An asynchronous function as an effect of chapter 3: a client that has moved, used by a feature
  /// that has not.
  ///
  ///     NthPrimeClient(
  ///       find: { n in
  ///         .task { () async throws(NthPrimeError) in try await client.find(n) }
  ///       }
  ///     )
  ///
  /// The answer arrives on the main actor, so no `receive(on:)` is needed. The function runs with
  /// the dependencies of the moment when the effect starts. Cancelling the effect cancels the task;
  /// what it still answers is dropped.
  public static func task(
    _ work: @escaping @Sendable () async throws(Failure) -> Output
  ) -> Self {
    .run { subscriber in
      let task = Task {
        do throws(Failure) {
          let output = try await work()
          await MainActor.run {
            subscriber.send(output)
            subscriber.send(completion: .finished)
          }
        } catch {
          await MainActor.run { subscriber.send(completion: .failure(error)) }
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }

  /// The effect's first value, as an asynchronous function returns it: a client that has not moved,
  /// used by a feature that has.
  ///
  ///     NthPrimeClient(find: { n in try await old.find(n).value() })
  ///
  /// The effect starts on the main actor. Cancelling the task cancels it. Throws the effect's
  /// failure; `CancellationError` if it ends without a value.
  @MainActor
  public func value() async throws -> Output {
    for try await value in values() { return value }
    throw CancellationError()
  }

  /// The effect's values, for `for try await` in an effect of chapter 4. It starts here, on the
  /// main actor, and is cancelled when the task is, or when the sequence goes.
  @MainActor
  public func values() -> AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let cancellable = sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: { value in
        continuation.yield(value)
      }
      continuation.onTermination = { _ in cancellable.cancel() }
    }
  }
}

extension Chapter03Effects.Effect where Failure == Never {
  /// An effect of chapter 4 by itself, in chapter 3. For a whole feature see `ModernFeature`.
  ///
  /// It starts when the store of chapter 3 starts it. Its ids are its own: nothing outside of it
  /// can cancel by them, so give this effect an id of chapter 3.
  public static func modern(_ effect: Chapter04Modern.Effect<Output>) -> Self {
    .run { subscriber in
      guard isOnMainActor else {
        reportIssue(
          "An effect of chapter 4 was started on another thread than the main one, and was not run. "
            + "Use the store that starts it on the main actor."
        )
        subscriber.send(completion: .finished)
        return AnyCancellable {}
      }
      let runner = MainActor.assumeIsolated { ModernRunner<Output>() }
      let run = MainActor.assumeIsolated { runner.begin(effect) }
      run.receive(subscriber.send) { subscriber.send(completion: .finished) }
      // The effect doesn't keep what runs it.
      return AnyCancellable { withExtendedLifetime(runner) { run.cancel() } }
    }
  }
}

extension Chapter04Modern.Effect {
  /// An effect of chapter 3 by itself, in chapter 4. For a whole feature see
  /// `Reduce.init(_:environment:)`.
  ///
  /// It starts when the store of chapter 4 starts it, in a task of the main actor, so even what it
  /// sends immediately arrives a turn later. Its ids are its own: nothing outside of it can cancel
  /// by them, so give this effect an id of chapter 4.
  public static func environment(_ effect: Chapter03Effects.Effect<Action, Never>) -> Self {
    nonisolated(unsafe) let effect = effect
    return .run { send in
      await MainActor.run { EffectRunner<Action>().begin(effect) }.forward(to: send)
    }
  }
}
