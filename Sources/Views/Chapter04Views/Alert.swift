// An alert that is described by state, as SwiftUI shows one.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Modern
  import SwiftUI

  extension View {
    /// Shows an alert while its state is there. A button sends its action; closing the alert in any
    /// other way dismisses it.
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
      let store = item.wrappedValue
      let state = store?.withState { $0 }
      return alert(
        (state?.title).map { Text($0) } ?? Text(verbatim: ""),
        isPresented: item.isPresent,
        presenting: state
      ) { state in
        ForEach(state.buttons) { button in
          Button(String(state: button.label), role: button.role.map(ButtonRole.init)) {
            button.withAction { action in
              if let action { store?.send(action) }
            }
          }
        }
      } message: { state in
        if let message = state.message { Text(message) }
      }
    }
  }

  extension Optional {
    /// Whether there is something. Set to false, there is nothing any more.
    fileprivate var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }

  extension ButtonRole {
    fileprivate init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
