// What a watching workbook does outside of its state.

import Chapter04Modern

extension Watch {
  enum CancelID {
    case terminal, files, check
  }

  func listen() -> Effect<Action> {
    .run { send in
      for await event in client.terminalEvents() { await send(.terminal(event)) }
    }
    .cancellable(id: CancelID.terminal)
  }

  func save(_ change: LearnerProgress.Change, _ state: inout State) -> Effect<Action> {
    state.progress.apply(change)
    state.unsaved.append(change)
    return state.unsaved.count == 1 ? attend(state) : .none
  }

  /// Saves a change; if there is none, looks at the files again and again. It is one effect, so that
  /// the state file is never read as it was before a change that is being saved.
  func attend(_ state: State) -> Effect<Action> {
    if let change = state.unsaved.first {
      return .run { send in
        await send(.saved(.success(try await client.save(change))))
      } catch: { error, send in
        await send(.saved(.failure(Problem(error))))
      }
      .cancellable(id: CancelID.files, cancelInFlight: true)
    }
    if state.isQuitting { return .cancel(id: CancelID.files) }
    return .run {
      [exercise = state.exercise, seen = state.contents, read = state.savedState] send in
      var (seen, read) = (seen, read)
      while true {
        let text = client.savedState()
        if text != read {
          read = text
          await send(.savedStateChanged(text))
        }
        let contents = client.look(exercise)
        if contents != seen {
          seen = contents
          await send(.contentsChanged(contents))
        }
        try await clock.sleep(for: Self.interval)
      }
    }
    .cancellable(id: CancelID.files, cancelInFlight: true)
  }

  /// Checks what the file holds now. A check that is under way is cancelled first; when it has ended,
  /// this is called again.
  func check(_ state: inout State) -> Effect<Action> {
    if state.check != .idle {
      state.check = .ending
      return .cancel(id: CancelID.check)
    }
    guard case .files(let files) = state.contents, !state.isQuitting else { return .none }
    let submission = Submission(exercise: state.exercise, files: files)
    state.check = .running(submission)
    return .run { send in
      let result: Result<Verdict, Problem>
      do {
        result = .success(
          // Cancelling ends this part alone: that it has ended must still be said.
          try await withTaskCancellation(id: CancelID.check) {
            try await client.check(submission) { await send(.building($0)) }
          }
        )
      } catch {
        result = .failure(Problem(error))
      }
      await send(.checked(result))
    }
  }
}
