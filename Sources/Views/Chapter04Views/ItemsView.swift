// A list whose rows are features. Each row gets a store of its own, so a change in one row draws
// that row again and no other.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Examples
  import Chapter04Modern
  import SwiftUI

  public struct ItemsView: View {
    private let store: StoreOf<Examples.Items>

    public init(store: StoreOf<Examples.Items>) {
      self.store = store
    }

    public var body: some View {
      List {
        if store.isLoading { ProgressView() }
        if store.hasFailed { Text("The items couldn't be loaded.") }
        // snippet.rows
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in ItemRow(store: row) }
        // snippet.end
      }
      .onAppear { store.send(.appeared) }
    }
  }

  // snippet.ItemRow
  struct ItemRow: View {
    let store: StoreOf<Examples.Item>

    var body: some View {
      HStack {
        Text(store.name)
        Button("Fewer") { store.send(.decrementButtonTapped) }
        Text("\(store.quantity)")
        Button("More") { store.send(.incrementButtonTapped) }
      }
      .buttonStyle(.borderless)
    }
  }
  // snippet.end

  struct ItemsPreviews: PreviewProvider {
    struct LoadFailed: Error {}

    static func view(
      _ load: @escaping @Sendable () async throws -> [Examples.Item.State]
    ) -> ItemsView {
      ItemsView(
        store: Store(initialState: Examples.Items.State()) {
          Examples.Items()
        } withDependencies: {
          $0.itemsClient = Examples.ItemsClient(load: load, save: { _, _ in })
        }
      )
    }

    static var previews: some View {
      view { [Examples.Item.State(id: 1, name: "Keyboard", quantity: 2)] }
      view { throw LoadFailed() }
    }
  }
#endif
