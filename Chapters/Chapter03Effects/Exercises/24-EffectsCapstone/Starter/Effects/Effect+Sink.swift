// An endpoint of an environment is an effect, and you may want to try it without a reducer and a
// store.

extension Effect {
  /// Starts the effect without a store. Dropping or cancelling the returned value cancels it.
  ///
  /// It shares nothing with any store: a `cancel(id:)` inside it reaches only what is inside it.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called at most once, and not when the effect is cancelled here.
  ///   - receiveValue: Called with each value, on the thread on which it comes.
  public func sink(
    receiveCompletion: @escaping (Completion<Failure>) -> Void = { _ in },
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let context = EffectContext()
    let subscriber = Subscriber(
      Observer(
        context: context,
        receive: receiveValue,
        complete: receiveCompletion,
        onStop: { _ in }
      )
    )
    subscriber.perform(self, context: context)
    return AnyCancellable(subscriber.cancel)
  }
}
