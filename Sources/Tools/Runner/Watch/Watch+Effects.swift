// The effects of a watching workbook.

import Chapter04Core

extension Watch {
  enum CancelID {
    case terminal, files, check, seconds, editor
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

  /// Saves a change if there is one, and otherwise keeps looking at the files. The two are one
  /// effect, so that the state file is never read while a change is on its way into it.
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
      var stamps: [String: FileStamp]?
      var previous: Look?
      var missing = Duration.zero
      var others: [Exercise.ID: FileStamp]?
      for count in 0... {
        if count % Self.looksBetweenOthers == 0 {
          let now = client.otherFiles()
          if let others,
            let saved = now.first(where: { $0.key != exercise.id && others[$0.key] != $0.value })
          {
            await send(.savedElsewhere(saved.key))
          }
          others = now
        }
        let text = client.savedState()
        if text != read {
          read = text
          await send(.savedStateChanged(text))
        }
        let look = client.look(exercise, previous)
        missing = look.contents == .missing ? missing + Self.interval : .zero
        let isBeingSaved = missing > .zero && missing < Self.savingTime
        if !isBeingSaved, look.contents != seen {
          (seen, stamps) = (look.contents, look.stamps)
          await send(.contentsChanged(look.contents))
        } else if !isBeingSaved, look.stamps != stamps, look == previous || stamps == nil {
          // An editor may touch a file several times in one save. By now it is done.
          if stamps != nil { await send(.savedUnchanged) }
          stamps = look.stamps
        }
        previous = look
        try await clock.sleep(for: Self.interval)
      }
    }
    .cancellable(id: CancelID.files, cancelInFlight: true)
  }

  /// Restores an exercise's starter. The state file, which is changed with it, is read soon.
  func reset(_ exercise: Exercise) -> Effect<Action> {
    .run { send in
      await send(.wasReset(exercise, kept: try await client.reset(exercise)))
    } catch: { error, send in
      await send(.failed(Problem(error)))
    }
  }

  func open(_ exercise: Exercise) -> Effect<Action> {
    .run { _ in
      try await client.open(exercise)
    } catch: { error, send in
      await send(.failed(Problem(error)))
    }
    .cancellable(id: CancelID.editor)
  }

  /// Checks what the file holds now. A check that is under way is cancelled first; when it has
  /// ended, this is called again.
  func check(_ state: inout State) -> Effect<Action> {
    if state.check != .idle {
      state.check = .ending
      return .cancel(id: CancelID.check)
    }
    guard let submission = state.submission, !state.isQuitting else { return .none }
    state.check = .running(submission)
    return .merge(
      .run { send in
        let result: Result<Verdict, Problem>
        do {
          result = .success(
            // Cancelling ends only this part, because its end must still be reported.
            try await withTaskCancellation(id: CancelID.check) {
              try await client.check(submission) { await send(.building($0)) }
            }
          )
        } catch {
          result = .failure(Problem(error))
        }
        await send(.checked(result))
      },
      .run { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          await send(.second)
        }
      }
      .cancellable(id: CancelID.seconds)
    )
  }
}
