// A form in SwiftUI whose focus is state: sync-ups' own.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Modern
  import Chapter04SyncUps
  import Foundation
  import SwiftUI

  struct SyncUpFormView: View {
    @Bindable var store: StoreOf<SyncUpForm>
    @FocusState private var focus: SyncUpForm.Field?

    init(store: StoreOf<SyncUpForm>) {
      _store = Bindable(store)
    }

    var body: some View {
      Form {
        TextField("Title", text: $store.syncUp.title)
          .focused($focus, equals: .title)
        Stepper(
          "\(store.syncUp.minutes) minutes",
          value: $store.syncUp.minutes,
          in: SyncUp.possibleMinutes
        )
        ForEach(store.syncUp.attendees) { attendee in
          TextField("Name", text: $store[name: attendee.id])
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { rows in
          for id in rows.map({ store.syncUp.attendees[$0].id }) {
            store.send(.removeAttendeeTapped(id))
          }
        }
        Button("One more person") { store.send(.addAttendeeTapped) }
        if let problem = store.problem { Text(problem.sentence) }
        Button("Save") { store.send(.saveTapped) }
        Button("Cancel") { store.send(.cancelTapped) }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      // The focus is in both, in step: the reducer moves it, and so does a tap on a field.
      // snippet.focus
      .onChange(of: store.focus, initial: true) { focus = store.focus }
      .onChange(of: focus) { store.focus = focus }
      // snippet.end
    }
  }

  extension Store where State == SyncUpForm.State, Action == SyncUpForm.Action {
    /// The name of an attendee, to be edited; empty once the attendee is gone.
    fileprivate subscript(name id: Attendee.ID) -> String {
      get { self.syncUp.attendees[id: id]?.name ?? "" }
      set { self.syncUp.attendees[id: id]?.name = newValue }
    }
  }

  struct SyncUpPreviews: PreviewProvider {
    static let syncUp = SyncUp(
      id: UUID(),
      title: "Design",
      attendees: [Attendee(id: UUID(), name: "Blob"), Attendee(id: UUID(), name: "Blob Jr")]
    )

    static var previews: some View {
      SyncUpFormView(store: Store(initialState: SyncUpForm.State(syncUp)) { SyncUpForm() })
    }
  }
#endif
