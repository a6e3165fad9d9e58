// SwiftUI draws a view again when an observable object that it read has changed, and this chapter's
// store knows nothing of that. So an object stands between them, and copies the value.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter01Functions
  import SwiftUI

  /// Shows a store to SwiftUI.
  ///
  /// Make it where the store is made, once, and pass it down. Every view that reads `value` is
  /// drawn again when any field of it changes: observation here is as coarse as the value.
  @MainActor @Observable
  public final class ObservableStore<Value, Action> {
    public private(set) var value: Value
    @ObservationIgnored private let store: Store<Value, Action>
    @ObservationIgnored private var token: ObservationToken?

    public init(_ store: Store<Value, Action>) {
      self.store = store
      value = store.value
      token = store.observe { [weak self] in self?.value = $0 }
    }

    public func send(_ action: Action) {
      store.send(action)
    }
  }

  extension ObservableStore {
    /// A binding for a control: reads a part of the value, and sends an action instead of writing.
    public func binding<Part>(
      _ part: @escaping @MainActor @Sendable (Value) -> Part,
      send action: @escaping @MainActor @Sendable (Part) -> Action
    ) -> Binding<Part> {
      Binding(
        get: { @MainActor in part(self.value) },
        set: { @MainActor in self.send(action($0)) }
      )
    }
  }
#endif
