// What the environment style's views are written with: a view that observes a store, and is drawn
// again only when what it shows has changed.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter03Effects
  import SwiftUI

  /// Draws its content from a view store, again whenever the state is another one.
  ///
  /// Scope the store to just what the content shows: nothing else draws it again.
  public struct WithViewStore<State: Equatable, Action, Content: View>: View {
    @SwiftUI.State private var observed: ObservedViewStore<State, Action>
    private let content: (ViewStore<State, Action>) -> Content

    public init(
      _ store: Store<State, Action>,
      @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
    ) {
      _observed = SwiftUI.State(initialValue: ObservedViewStore(ViewStore(store)))
      self.content = content
    }

    public var body: some View {
      let _ = observed.state
      content(observed.viewStore)
    }
  }

  @MainActor @Observable
  final class ObservedViewStore<State, Action> {
    @ObservationIgnored let viewStore: ViewStore<State, Action>
    private(set) var state: State
    @ObservationIgnored private var observation: AnyCancellable?

    init(_ viewStore: ViewStore<State, Action>) {
      self.viewStore = viewStore
      state = viewStore.state
      observation = viewStore.observe { [weak self] in self?.state = $0 }
    }
  }

  extension SwiftUI.Binding {
    /// A control's binding from the chapter's own.
    @MainActor
    public init(_ binding: Chapter03Effects.Binding<Value>) {
      self.init(
        get: { @MainActor in binding.wrappedValue },
        set: { @MainActor in binding.wrappedValue = $0 }
      )
    }
  }

  // Where the type is open, as in `let name = viewStore.binding(…)`, it is the chapter's own.
  extension ViewStore {
    /// What a control takes: a value of the state that is written by sending an action.
    @_disfavoredOverload
    @MainActor
    public func binding<Value>(
      get: @escaping (State) -> Value,
      send action: @escaping (Value) -> Action
    ) -> SwiftUI.Binding<Value> {
      let binding: Chapter03Effects.Binding<Value> = binding(get: get, send: action)
      return SwiftUI.Binding(binding)
    }

    /// What a sheet takes: a value of the state for which every write means the same.
    @_disfavoredOverload
    @MainActor
    public func binding<Value>(
      get: @escaping (State) -> Value,
      send action: Action
    ) -> SwiftUI.Binding<Value> {
      binding(get: get, send: { _ in action })
    }
  }
#endif
