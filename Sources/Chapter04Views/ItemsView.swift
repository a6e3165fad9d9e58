// A list whose rows are features. Each row gets a store of its own, so a change in one row draws
// that row again and no other.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Examples
  import Chapter04Modern
  import SwiftUI

  // snippet.ItemsView
  public struct ItemsView: View {
    private let store: StoreOf<Examples.Items>

    public init(store: StoreOf<Examples.Items>) {
      self.store = store
    }

    public var body: some View {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in ItemRow(store: row) }
      }
    }
  }

  struct ItemRow: View {
    let store: StoreOf<Examples.Item>

    var body: some View {
      HStack {
        Text(store.name)
        Button("Fewer") { store.send(.decrementButtonTapped) }
        Text("\(store.quantity)")
        Button("More") { store.send(.incrementButtonTapped) }
      }
    }
  }
// snippet.end
#endif
