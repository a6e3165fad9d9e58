// An alert, or a dialog, that is described by state, as SwiftUI shows one.
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
        Buttons(state.buttons) { store?.send($0) }
      } message: { state in
        if let message = state.message { Text(message) }
      }
    }

    /// Shows a dialog while its state is there. A button sends its action; closing the dialog in
    /// any other way dismisses it.
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
      let store = item.wrappedValue
      let state = store?.withState { $0 }
      return confirmationDialog(
        (state?.title).map { Text($0) } ?? Text(verbatim: ""),
        isPresented: item.isPresent,
        titleVisibility: (state?.titleVisibility).map(Visibility.init) ?? .automatic,
        presenting: state
      ) { state in
        Buttons(state.buttons) { store?.send($0) }
      } message: { state in
        if let message = state.message { Text(message) }
      }
    }
  }

  private struct Buttons<Action>: View {
    private let buttons: [ButtonState<Action>]
    private let send: (Action) -> Void

    init(_ buttons: [ButtonState<Action>], send: @escaping (Action) -> Void) {
      self.buttons = buttons
      self.send = send
    }

    var body: some View {
      ForEach(buttons) { button in
        Button(String(state: button.label), role: button.role.map(ButtonRole.init)) {
          button.withAction { action in
            if let action { send(action) }
          }
        }
      }
    }
  }

  extension Optional {
    /// Whether there is something. Set to false, there is nothing any more.
    var isPresent: Bool {
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

  extension Visibility {
    fileprivate init(_ visibility: ConfirmationDialogStateTitleVisibility) {
      switch visibility {
      case .automatic: self = .automatic
      case .hidden: self = .hidden
      case .visible: self = .visible
      }
    }
  }
#endif
