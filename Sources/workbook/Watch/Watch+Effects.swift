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

  /// Saves a change; where there is none, looks at the files again and again. It is one effect, so that
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

  /// Checks what the file holds, after the end of the check that is under way.
  func check(_ state: inout State) -> Effect<Action> {
    state.awaitsVerdict = true
    if state.check != nil { return .cancel(id: CancelID.check) }
    guard case .files(let files) = state.contents else { return .none }
    let check = Check(exercise: state.exercise, files: files)
    state.check = check
    // What is cancelled sends nothing any more, but what comes after it still waits for its end.
    return .concatenate(
      .run { send in
        let verdict = try await client.check(check) { await send(.building($0)) }
        await send(.checked(.success(verdict)))
      } catch: { error, send in
        await send(.checked(.failure(Problem(error))))
      }
      .cancellable(id: CancelID.check),
      .send(.checkEnded)
    )
  }

  func cancelCheck(_ state: inout State) -> Effect<Action> {
    state.awaitsVerdict = false
    return .cancel(id: CancelID.check)
  }
}
