// One feature, written for chapter 3 and for chapter 4, that has an effect of every kind: adapted,
// either must do what the other does. What both do is written down as text, so that the order of
// actions shows in the state.

import Chapter03Effects
import Chapter04Modern

/// What happens in the feature. All that an effect sends is a `note`.
enum LedgerAction: Equatable, Sendable {
  /// Sends a note at once.
  case now(Int)
  /// Two at once, merged.
  case both(Int, Int)
  /// One at once, and one when the desk answers.
  case nowAndLater(Int)
  /// One when the desk answers; it can be cancelled, and replaces the one before.
  case ask(Int)
  /// As before, without replacing.
  case askAlso(Int)
  case cancel
  /// Two questions, one after the other.
  case inTurn(Int, Int)
  case note(Int)
}

struct LedgerState: Equatable, Sendable {
  var notes: [Int] = []
}

/// Answers questions when the script says so, in either style. For the main thread.
final class Desk: @unchecked Sendable {
  private struct Question {
    let id: Int
    let number: Int
    let answer: (Int) -> Void
  }

  private var questions: [Question] = []
  private var last = 0

  /// The questions that are open, the one that has waited longest first.
  var open: [Int] { questions.map(\.number) }

  /// Answers an open question.
  func answer(_ index: Int) {
    guard questions.indices.contains(index) else { return }
    let question = questions.remove(at: index)
    question.answer(question.number)
  }

  private func ask(_ number: Int, answer: @escaping (Int) -> Void) -> Int {
    last += 1
    questions.append(Question(id: last, number: number, answer: answer))
    return last
  }

  private func close(_ id: Int) -> Question? {
    questions.firstIndex { $0.id == id }.map { questions.remove(at: $0) }
  }

  func effect(_ number: Int) -> Chapter03Effects.Effect<Int, Never> {
    .run { [self] subscriber in
      let id = ask(number) { number in
        subscriber.send(number)
        subscriber.send(completion: .finished)
      }
      return AnyCancellable { _ = self.close(id) }
    }
  }

  @MainActor
  func value(_ number: Int) async -> Int {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: 0) }
        asked[number] = ask(number) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      MainActor.assumeIsolated {
        guard let id = asked[number], let question = close(id) else { return }
        question.answer(0)
      }
    }
  }

  private var asked: [Int: Int] = [:]
}

/// What the feature of chapter 3 needs. Its ids are known to a whole store, so they have a name.
struct LedgerEnvironment: Sendable {
  var desk: Desk
  var name = ""
}

private struct QuestionID: Hashable {
  var name: String
}

private enum CancelID: Hashable { case question }

/// The feature of chapter 3.
let ledgerReducer = Chapter03Effects.Reducer<LedgerState, LedgerAction, LedgerEnvironment> {
  state,
  action,
  environment in
  let desk = environment.desk
  let id = QuestionID(name: environment.name)
  switch action {
  case .now(let n):
    return Effect(value: .note(n))
  case .both(let a, let b):
    return .merge(Effect(value: .note(a)), Effect(value: .note(b)))
  case .nowAndLater(let n):
    return .merge(Effect(value: .note(n)), desk.effect(n + 100).map(LedgerAction.note))
  case .ask(let n):
    return desk.effect(n).map(LedgerAction.note)
      .cancellable(id: id, cancelInFlight: true)
  case .askAlso(let n):
    return desk.effect(n).map(LedgerAction.note).cancellable(id: id)
  case .cancel:
    return .cancel(id: id)
  case .inTurn(let a, let b):
    return .concatenate(
      desk.effect(a).map(LedgerAction.note),
      desk.effect(b).map(LedgerAction.note)
    )
  case .note(let n):
    state.notes.append(n)
    return .none
  }
}

/// The feature of chapter 4.
struct Ledger: Chapter04Modern.Reducer {
  typealias State = LedgerState
  typealias Action = LedgerAction

  let desk: Desk

  var body: some Chapter04Modern.Reducer<LedgerState, LedgerAction> {
    Reduce { [desk] state, action in
      func ask(_ number: Int) -> Chapter04Modern.Effect<LedgerAction> {
        .run { send in await send(.note(desk.value(number))) }
      }
      switch action {
      case .now(let n):
        return .send(.note(n))
      case .both(let a, let b):
        return .merge(.send(.note(a)), .send(.note(b)))
      case .nowAndLater(let n):
        return .merge(.send(.note(n)), ask(n + 100))
      case .ask(let n):
        return ask(n).cancellable(id: CancelID.question, cancelInFlight: true)
      case .askAlso(let n):
        return ask(n).cancellable(id: CancelID.question)
      case .cancel:
        return .cancel(id: CancelID.question)
      case .inTurn(let a, let b):
        return .concatenate(ask(a), ask(b))
      case .note(let n):
        state.notes.append(n)
        return .none
      }
    }
  }
}
