import Chapter03Effects
import IssueTesting
import Testing

@Suite struct EffectTests {
  private typealias Numbers = Effect<Int, Refused>

  @Test("A value, an error, a result, nothing, and fire-and-forget") func atOnce() {
    var isDone = false
    #expect(Numbers(value: 1).atOnce == [.value(1), .finished])
    #expect(Numbers(error: Refused()).atOnce == [.end(.failure(Refused()))])
    #expect(Numbers.result { .success(1) }.atOnce == [.value(1), .finished])
    #expect(Numbers.result { .failure(Refused()) }.atOnce == [.end(.failure(Refused()))])
    #expect(Numbers.none.atOnce == [.finished])
    #expect(Numbers.fireAndForget { isDone = true }.atOnce == [.finished])
    #expect(isDone)
  }

  @Suite struct FutureTests {
    @Test("A future emits its one result when it arrives") func later() {
      var callbacks: [(Result<Int, Refused>) -> Void] = []
      let journal = Journal<Event<Int, Refused>>()
      let sink = Numbers.future { callbacks.append($0) }.record(in: journal)
      #expect(journal.lines == [])
      callbacks[0](.success(1))
      callbacks[0](.success(2))
      #expect(journal.lines == [.value(1), .finished])
      withExtendedLifetime(sink) {}
    }

    @Test("A future can fail, and can call back immediately") func atOnce() {
      #expect(Numbers.future { $0(.failure(Refused())) }.atOnce == [.end(.failure(Refused()))])
      #expect(Numbers.future { $0(.success(1)) }.atOnce == [.value(1), .finished])
    }

    @Test("A future's result is dropped once the future is cancelled") func cancelled() {
      var callbacks: [(Result<Int, Refused>) -> Void] = []
      let journal = Journal<Event<Int, Refused>>()
      let sink = Numbers.future { callbacks.append($0) }.record(in: journal)
      sink.cancel()
      callbacks[0](.success(1))
      #expect(journal.lines == [])
    }

    private typealias Numbers = Effect<Int, Refused>
  }

  @Suite struct RunTests {
    private let source = Source<Int, Refused>()
    private let journal = Journal<Event<Int, Refused>>()

    @Test("Nothing passes after the completion, and the returned cancellable is cancelled once")
    func completed() {
      let sink = source.effect.record(in: journal)
      source.send(1)
      source.finish()
      source.send(2)
      source.fail(Refused())
      sink.cancel()
      #expect(journal.lines == [.value(1), .finished])
      #expect(source.cancellations == 1)
    }

    @Test("Once cancelled, it gives nothing more, not even a completion") func cancelled() {
      let sink = source.effect.record(in: journal)
      source.send(1)
      sink.cancel()
      source.send(2)
      source.finish()
      #expect(journal.lines == [.value(1)])
      #expect(source.cancellations == 1)
    }

    @Test("Work that completes before it returns is cancelled when it returns") func atOnce() {
      var cancellations = 0
      let effect = Effect<Int, Never>.run { subscriber in
        subscriber.send(1)
        subscriber.send(completion: .finished)
        return AnyCancellable { cancellations += 1 }
      }
      #expect(effect.atOnce == [.value(1), .finished])
      #expect(cancellations == 1)
    }

    @Test("Dropping what `sink` returned cancels the effect and frees what it holds")
    func dropped() {
      var witness: Witness? = Witness()
      let weakWitness = Weak(object: witness)
      var sink: AnyCancellable? = source.effect.sink { [witness] _ in
        withExtendedLifetime(witness) {}
      }
      witness = nil
      #expect(weakWitness.object != nil)
      withExtendedLifetime(sink) {}
      sink = nil
      #expect(weakWitness.object == nil)
      #expect(source.cancellations == 1)
    }
  }

  @Suite struct AnyCancellableTests {
    @Test("Equal only to itself, a cancellable can be kept in a set or in a list") func kept() {
      var cancelled: [Int] = []
      let cancellables = (0...2).map { number in AnyCancellable { cancelled.append(number) } }
      #expect(cancellables[0] == cancellables[0])
      #expect(cancellables[0] != cancellables[1])

      var set: Set<AnyCancellable> = []
      cancellables[0].store(in: &set)
      cancellables[0].store(in: &set)
      cancellables[1].store(in: &set)
      #expect(set.count == 2)
      set.remove(cancellables[0])
      #expect(set == [cancellables[1]])

      var list: [AnyCancellable] = []
      cancellables[2].store(in: &list)
      cancellables[2].store(in: &list)
      #expect(list == [cancellables[2], cancellables[2]])
      #expect(cancelled == [])
    }

    @Test("Dropping the set cancels what it kept") func dropped() {
      var cancelled = 0
      do {
        var set: Set<AnyCancellable> = []
        for _ in 1...3 { AnyCancellable { cancelled += 1 }.store(in: &set) }
        #expect(cancelled == 0)
        withExtendedLifetime(set) {}
      }
      #expect(cancelled == 3)
    }
  }

  @Suite struct MapTests {
    private typealias Numbers = Effect<Int, Refused>

    @Test("map changes the values and keeps the completion") func map() {
      #expect(Numbers(value: 1).map { "\($0)" }.atOnce == [.value("1"), .finished])
      #expect(Numbers(error: Refused()).map { "\($0)" }.atOnce == [.end(.failure(Refused()))])
      #expect(Numbers.none.map { "\($0)" }.atOnce == [.finished])
      var calls = 0
      let counted = Numbers(value: 1).map { _ in calls += 1 }
      _ = counted.sink { _ in }
      #expect(calls == 1, "once for each value")
    }

    @Test("Two maps are one map with both functions; mapping with the identity changes nothing")
    func laws() {
      let effect = Numbers.merge(Numbers(value: 1), Numbers(value: 2), Numbers(error: Refused()))
      #expect(effect.map { $0 + 1 }.map { $0 * 2 }.atOnce == effect.map { ($0 + 1) * 2 }.atOnce)
      #expect(effect.map { $0 }.atOnce == effect.atOnce)
    }

    @Test("flatMap gives what all of the inner effects give, and finishes with the last")
    func flatMap() {
      let outer = Source<Int, Refused>()
      let inner = [Source<String, Refused>(), Source<String, Refused>()]
      let journal = Journal<Event<String, Refused>>()
      let sink = outer.effect.flatMap { inner[$0].effect }.record(in: journal)
      outer.send(0)
      outer.send(1)
      inner[1].send("b")
      outer.finish()
      inner[0].send("a")
      inner[0].finish()
      #expect(journal.lines == [.value("b"), .value("a")])
      inner[1].finish()
      #expect(journal.lines == [.value("b"), .value("a"), .finished])
      withExtendedLifetime(sink) {}
    }

    @Test("flatMap fails with the first failure, and cancels the rest") func flatMapFails() {
      let outer = Source<Int, Refused>()
      let inner = [Source<String, Refused>(), Source<String, Refused>()]
      let journal = Journal<Event<String, Refused>>()
      let sink = outer.effect.flatMap { inner[$0].effect }.record(in: journal)
      outer.send(0)
      outer.send(1)
      inner[0].fail(Refused())
      #expect(journal.lines == [.end(.failure(Refused()))])
      #expect([outer.cancellations, inner[0].cancellations, inner[1].cancellations] == [1, 1, 1])
      withExtendedLifetime(sink) {}
    }

    @Test("flatMap starts nothing for values that come after its cancellation")
    func flatMapCancelled() {
      var starts = 0
      let effect = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2))
        .flatMap { number -> Effect<Int, Never> in
          starts += 1
          return .merge(.cancel(id: "all"), Effect(value: number))
        }
        .cancellable(id: "all")
      #expect(effect.atOnce == [.finished])
      #expect(starts == 1)
    }

    @Test("mapError changes the failure and keeps everything else") func mapError() {
      struct Other: Error, Equatable {
        var refused: Refused
      }
      let failing = Numbers.concatenate(Numbers(value: 1), Numbers(error: Refused()))
      #expect(
        failing.mapError(Other.init).atOnce == [
          .value(1), .end(.failure(Other(refused: Refused()))),
        ]
      )
      #expect(Numbers(value: 1).mapError(Other.init).atOnce == [.value(1), .finished])
      #expect(Numbers.none.mapError(Other.init).atOnce == [.finished])
    }

    @Test("catchToEffect turns values and a failure into results, and can't fail") func caught() {
      let caught = Numbers.concatenate(Numbers(value: 1), Numbers(error: Refused())).catchToEffect()
      #expect(caught.atOnce == [.value(.success(1)), .value(.failure(Refused())), .finished])
      #expect(Numbers.none.catchToEffect().atOnce == [.finished])
      let mapped = Numbers(error: Refused()).catchToEffect { "\($0)" }
      #expect(mapped.atOnce == [.value("failure(Chapter03EffectsTests.Refused())"), .finished])
    }

    @Test("fireAndForget() does the work and drops what it gives") func fireAndForget() {
      var isDone = false
      let work = Numbers.result {
        isDone = true
        return .failure(Refused())
      }
      #expect(
        work.fireAndForget(outputType: String.self, failureType: Never.self).atOnce == [.finished]
      )
      #expect(isDone)
      #expect(
        Numbers.none.fireAndForget(outputType: Int.self, failureType: Never.self).atOnce == [
          .finished
        ]
      )
    }
  }

  @Suite struct MergeTests {
    private let sources = [Source<Int, Refused>(), Source<Int, Refused>()]
    private let journal = Journal<Event<Int, Refused>>()

    @Test("merge starts all effects together and finishes with the last") func merge() {
      let sink = Effect.merge(sources.map(\.effect)).record(in: journal)
      sources[1].send(2)
      sources[0].send(1)
      sources[1].finish()
      #expect(journal.lines == [.value(2), .value(1)])
      sources[0].finish()
      #expect(journal.lines == [.value(2), .value(1), .finished])
      withExtendedLifetime(sink) {}
    }

    @Test("merge fails with the first failure, and cancels the others") func mergeFails() {
      let sink = Effect.merge(sources.map(\.effect)).record(in: journal)
      sources[0].fail(Refused())
      sources[1].send(1)
      #expect(journal.lines == [.end(.failure(Refused()))])
      #expect(sources[1].cancellations == 1)
      withExtendedLifetime(sink) {}
    }

    @Test("Cancelling a merge cancels all its parts, in the order in which they began")
    func mergeCancelled() {
      var cancelled: [Int] = []
      let parts = (1...9).map { number in
        Effect<Int, Refused>.run { _ in AnyCancellable { cancelled.append(number) } }
      }
      let sink = Effect.merge(parts).record(in: journal)
      sink.cancel()
      #expect(cancelled == Array(1...9))
      #expect(journal.lines == [])
    }

    @Test("A merge that is cancelled by one of its parts does not start the others")
    func mergeCancelsItself() {
      let effect = Effect<Int, Never>.merge(
        .cancel(id: "all"),
        .fireAndForget { Issue.record("started") }
      )
      #expect(effect.cancellable(id: "all").atOnce == [.finished])
    }

    @Test("concatenate starts each when the one before has finished") func concatenate() {
      let sink = Effect.concatenate(sources.map(\.effect)).record(in: journal)
      #expect(sources[1].subscribers.isEmpty)
      sources[0].send(1)
      sources[0].finish()
      sources[1].send(2)
      sources[1].finish()
      #expect(journal.lines == [.value(1), .value(2), .finished])
      withExtendedLifetime(sink) {}
    }

    @Test("concatenate fails with the first failure, and doesn't start the rest")
    func concatenateFails() {
      let sink = Effect.concatenate(sources.map(\.effect)).record(in: journal)
      sources[0].fail(Refused())
      #expect(journal.lines == [.end(.failure(Refused()))])
      #expect(sources[1].subscribers.isEmpty)
      withExtendedLifetime(sink) {}
    }

    @Test("Cancelling a whole concatenation starts nothing more") func concatenateCancelled() {
      let sink = Effect.concatenate(sources.map(\.effect)).record(in: journal)
      sink.cancel()
      #expect(sources[0].cancellations == 1)
      #expect(sources[1].subscribers.isEmpty)
      #expect(journal.lines == [])
    }

    @Test("A part of a concatenation that is cancelled by its id has finished: the next one starts")
    func concatenatedPartCancelled() {
      let store = effectStore(Int.self)
      let viewStore = ViewStore(store)
      let source = Source<Int, Never>()
      viewStore.send(
        .start(.concatenate(source.effect.cancellable(id: "part"), Effect(value: 2)))
      )
      viewStore.send(.start(.cancel(id: "part")))
      #expect(viewStore.state == [2])
      #expect(source.cancellations == 1)
      #expect(store.effectsInFlight == 0)
    }

    @Test(
      "10,000 parts that finish immediately do not overflow the stack",
      arguments: [true, false]
    )
    func manyParts(isMerged: Bool) {
      let parts = (1...10_000).map { Effect<Int, Never>(value: $0) }
      let effect = isMerged ? Effect.merge(parts) : Effect.concatenate(parts)
      var sum = 0
      _ = effect.sink { sum += $0 }
      #expect(sum == 50_005_000)
    }

    @Test("Merging or concatenating no effects gives none, and one effect gives itself") func few()
    {
      #expect(Effect<Int, Refused>.merge().atOnce == [.finished])
      #expect(Effect<Int, Refused>.concatenate(.none, .none).atOnce == [.finished])
      #expect(Effect<Int, Refused>.merge(.none, Effect(value: 1)).atOnce == [.value(1), .finished])
    }
  }

  @Test("A failing endpoint reports its name when it is started, and finishes") func failing() {
    let effect = Effect<Int, Never>.failing("FavoritesClient.load")
    expectReport("FavoritesClient.load was used") {
      #expect(effect.atOnce == [.finished])
    }
  }
}
