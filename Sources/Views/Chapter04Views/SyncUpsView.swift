// Sync-ups in SwiftUI: a stack of screens, a sheet with a form whose focus is state, alerts, and
// links from outside.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Modern
  import Chapter04SyncUps
  import Foundation
  import SwiftUI

  public struct SyncUpsView: View {
    @Bindable var store: StoreOf<SyncUpsApp>

    public init(store: StoreOf<SyncUpsApp>) {
      _store = Bindable(store)
    }

    public var body: some View {
      NavigationStack(path: $store[ids: \.path, action: \.path]) {
        SyncUpsListView(store: store.scope(state: \.list, action: \.list))
          .navigationDestination(for: StackElementID.self) { id in
            SyncUpsScreen(store: store, id: id)
          }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      .onOpenURL { url in store.send(.linkOpened(url)) }
    }
  }

  /// Whatever screen has this id on the stack.
  struct SyncUpsScreen: View {
    let store: StoreOf<SyncUpsApp>
    let id: StackElementID

    var body: some View {
      if let detail = store.scope(
        state: \.path[id: id, case: \.detail],
        action: \.path[id: id].detail
      ) {
        SyncUpDetailView(store: detail)
      } else if let record = store.scope(
        state: \.path[id: id, case: \.record],
        action: \.path[id: id].record
      ) {
        RecordMeetingView(store: record)
      } else if case .meeting(let meeting, let title)? = store.path[id: id] {
        List {
          Text("\(meeting.seconds) seconds")
          ForEach(meeting.attendees) { attendee in Text(attendee.name) }
        }
        .navigationTitle("\(title)")
      }
    }
  }

  struct SyncUpsListView: View {
    @Bindable var store: StoreOf<SyncUpsList>

    init(store: StoreOf<SyncUpsList>) {
      _store = Bindable(store)
    }

    var body: some View {
      List {
        ForEach(store.syncUps) { syncUp in
          Button(syncUp.title) { store.send(.syncUpTapped(syncUp.id)) }
        }
        Button("Add one") { store.send(.addTapped) }
        if let problem = store.state.problem {
          Text(problem)
          Button("Save again") { store.send(.saveAgainTapped) }
        }
      }
      .navigationTitle("Sync-ups")
      .sheet(item: $store.scope(state: \.form, action: \.form)) { form in
        SyncUpFormView(store: form)
      }
    }
  }

  struct SyncUpDetailView: View {
    @Bindable var store: StoreOf<SyncUpDetail>

    init(store: StoreOf<SyncUpDetail>) {
      _store = Bindable(store)
    }

    var body: some View {
      List {
        Button("Start a meeting") { store.send(.startTapped) }
        Section("\(store.syncUp.minutes) minutes, with") {
          ForEach(store.syncUp.attendees) { attendee in Text(attendee.name) }
        }
        Section("Meetings") {
          ForEach(store.syncUp.meetings) { meeting in
            Button("\(meeting.date)") { store.send(.meetingTapped(meeting.id)) }
          }
        }
        Button("Edit") { store.send(.editTapped) }
        Button("Delete", role: .destructive) { store.send(.deleteTapped) }
      }
      .navigationTitle("\(store.syncUp.title)")
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
        SyncUpFormView(store: form)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    }
  }

  // snippet.SyncUpFormView
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
      .onChange(of: store.focus, initial: true) { focus = store.focus }
      .onChange(of: focus) { store.focus = focus }
    }
  }
  // snippet.end

  extension Store where State == SyncUpForm.State, Action == SyncUpForm.Action {
    /// The name of an attendee, to be edited; empty once the attendee is gone.
    fileprivate subscript(name id: Attendee.ID) -> String {
      get { self.syncUp.attendees[id: id]?.name ?? "" }
      set { self.syncUp.attendees[id: id]?.name = newValue }
    }
  }

  struct RecordMeetingView: View {
    @Bindable var store: StoreOf<RecordMeeting>

    init(store: StoreOf<RecordMeeting>) {
      _store = Bindable(store)
    }

    var body: some View {
      VStack {
        Text("\(store.state.secondsRemaining) seconds left")
        ForEach(Array(store.syncUp.attendees.enumerated()), id: \.element.id) { row in
          Text(row.offset == store.state.speaker ? "▶ \(row.element.name)" : row.element.name)
        }
        Button("Next person") { store.send(.nextTapped) }
        Button("End") { store.send(.endTapped) }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
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
      SyncUpDetailView(
        store: Store(initialState: SyncUpDetail.State(Shared(value: syncUp))) { SyncUpDetail() }
      )
      RecordMeetingView(
        store: Store(initialState: RecordMeeting.State(Shared(value: syncUp))) { RecordMeeting() }
      )
    }
  }
#endif
