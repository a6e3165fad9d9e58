// An app of the public library's environment style has publishers where chapter 3 has effects. Its
// clients keep theirs, and become endpoints of an environment by one call.
//
// Type-checked against a stand-in for Combine; not run in this package's own checks.

#if canImport(Combine)
  import Chapter03Effects
  import Combine
  import Foundation

  extension Publisher {
    /// The publisher's values and its end, as an effect. Each start subscribes again; cancelling
    /// the effect cancels the subscription. Values arrive on the publisher's thread, so an effect
    /// for a store still wants `receive(on:)`.
    public func effect() -> Effect<Output, Failure> {
      Effect.run { subscriber in
        let subscription = self.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: subscriber.send(completion: .finished)
            case .failure(let error): subscriber.send(completion: .failure(error))
            }
          },
          receiveValue: { subscriber.send($0) }
        )
        return Chapter03Effects.AnyCancellable { subscription.cancel() }
      }
    }
  }

  extension Effect {
    /// The effect as a publisher. Each subscriber starts its work again, and cancels it. Values
    /// that nobody has asked for yet wait, in order, and without a limit.
    public var publisher: some Publisher<Output, Failure> { EffectPublisher(effect: self) }
  }

  private struct EffectPublisher<Output, Failure: Error>: Publisher {
    let effect: Effect<Output, Failure>

    func receive<S: Combine.Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: EffectSubscription(effect, subscriber))
    }
  }

  private final class EffectSubscription<S: Combine.Subscriber>: Combine.Subscription {
    private let lock = NSRecursiveLock()
    private var effect: Effect<S.Input, S.Failure>?
    private var subscriber: S?
    private var demand = Demand<S.Input, S.Failure>()
    private var work: Chapter03Effects.AnyCancellable?

    init(_ effect: Effect<S.Input, S.Failure>, _ subscriber: S) {
      self.effect = effect
      self.subscriber = subscriber
    }

    /// The first one also starts the work.
    func request(_ count: Subscribers.Demand) {
      hand(on: { $0.ask(for: count.max) })
      lock.lock()
      let effect = effect
      self.effect = nil
      lock.unlock()
      guard let effect else { return }
      let work = effect.sink(
        receiveCompletion: { completion in self.hand(on: { $0.complete(completion) }) },
        receiveValue: { value in self.hand(on: { $0.receive(value) }) }
      )
      lock.lock()
      defer { lock.unlock() }
      // It may have been cancelled by the first value.
      if subscriber == nil { work.cancel() } else { self.work = work }
    }

    func cancel() {
      lock.lock()
      (effect, subscriber) = (nil, nil)
      let work = work
      self.work = nil
      lock.unlock()
      work?.cancel()
    }

    private func hand(
      on change: (inout Demand<S.Input, S.Failure>) -> Demand<S.Input, S.Failure>.Delivery
    ) {
      // Held while values are handed on, so that two threads can't change their order. Recursive,
      // since a subscriber may ask for more while it gets one.
      lock.lock()
      defer { lock.unlock() }
      let delivery = change(&demand)
      for value in delivery.values {
        guard let more = subscriber?.receive(value) else { return }
        if more != .none { hand(on: { $0.ask(for: more.max) }) }
      }
      switch delivery.completion {
      case .finished: subscriber?.receive(completion: .finished)
      case .failure(let error): subscriber?.receive(completion: .failure(error))
      case nil: return
      }
      subscriber = nil
    }
  }
#endif
