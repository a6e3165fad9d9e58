// A counter, alone and inside of up to eight others.

import Chapter04Modern

extension ModernBenchmark {
  /// A feature with a first state, and the action that goes furthest down in it.
  protocol Wrapped: Reducer {
    init()
    static var initial: State { get }
    static var deepest: Action { get }
  }

  struct Counter: Wrapped {
    struct State: Equatable {
      var count = 0
      var isOn = false
    }

    enum Action: Equatable {
      case up
      case down
    }

    static var initial: State { State() }
    static var deepest: Action { .up }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        ModernBenchmark.switchByHand(&state, action)
        return .none
      }
    }
  }

  /// What a feature around another one has.
  struct Layer<Inner: Equatable>: Equatable {
    var title = "A title"
    var inner: Inner
  }

  enum LayerAction<Inner: Equatable & SendableMetatype>: Equatable, CasePathable {
    case inner(Inner)
    case other

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var inner: AnyCasePath<LayerAction, Inner> {
        AnyCasePath(
          embed: { .inner($0) },
          extract: { if case .inner(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  struct Wrap1: Wrapped {
    static var initial: Layer<Counter.State> { Layer(inner: Counter.initial) }
    static var deepest: LayerAction<Counter.Action> { .inner(Counter.deepest) }

    var body: some Reducer<Layer<Counter.State>, LayerAction<Counter.Action>> {
      Scope(state: \.inner, action: \.inner) { Counter() }
    }
  }

  struct Wrap2: Wrapped {
    static var initial: Layer<Wrap1.State> { Layer(inner: Wrap1.initial) }
    static var deepest: LayerAction<Wrap1.Action> { .inner(Wrap1.deepest) }

    var body: some Reducer<Layer<Wrap1.State>, LayerAction<Wrap1.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap1() }
    }
  }

  struct Wrap3: Wrapped {
    static var initial: Layer<Wrap2.State> { Layer(inner: Wrap2.initial) }
    static var deepest: LayerAction<Wrap2.Action> { .inner(Wrap2.deepest) }

    var body: some Reducer<Layer<Wrap2.State>, LayerAction<Wrap2.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap2() }
    }
  }

  struct Wrap4: Wrapped {
    static var initial: Layer<Wrap3.State> { Layer(inner: Wrap3.initial) }
    static var deepest: LayerAction<Wrap3.Action> { .inner(Wrap3.deepest) }

    var body: some Reducer<Layer<Wrap3.State>, LayerAction<Wrap3.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap3() }
    }
  }

  struct Wrap5: Wrapped {
    static var initial: Layer<Wrap4.State> { Layer(inner: Wrap4.initial) }
    static var deepest: LayerAction<Wrap4.Action> { .inner(Wrap4.deepest) }

    var body: some Reducer<Layer<Wrap4.State>, LayerAction<Wrap4.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap4() }
    }
  }

  struct Wrap6: Wrapped {
    static var initial: Layer<Wrap5.State> { Layer(inner: Wrap5.initial) }
    static var deepest: LayerAction<Wrap5.Action> { .inner(Wrap5.deepest) }

    var body: some Reducer<Layer<Wrap5.State>, LayerAction<Wrap5.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap5() }
    }
  }

  struct Wrap7: Wrapped {
    static var initial: Layer<Wrap6.State> { Layer(inner: Wrap6.initial) }
    static var deepest: LayerAction<Wrap6.Action> { .inner(Wrap6.deepest) }

    var body: some Reducer<Layer<Wrap6.State>, LayerAction<Wrap6.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap6() }
    }
  }

  struct Wrap8: Wrapped {
    static var initial: Layer<Wrap7.State> { Layer(inner: Wrap7.initial) }
    static var deepest: LayerAction<Wrap7.Action> { .inner(Wrap7.deepest) }

    var body: some Reducer<Layer<Wrap7.State>, LayerAction<Wrap7.Action>> {
      Scope(state: \.inner, action: \.inner) { Wrap7() }
    }
  }
}
