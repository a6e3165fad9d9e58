// What stands around a reducer, in each style: here it notes how long the draft is after each
// action. It runs the reducer inside, and must hand on what that returns.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern

private func line(_ action: DesktopAction, _ desktop: Desktop) -> String {
  "\(action): \(desktop.draft?.text.count ?? 0)"
}

func noting(
  _ reducer: @escaping Chapter02Pullback.Reducer<Desktop, DesktopAction>,
  note: @escaping @Sendable (String) -> Void
) -> Chapter02Pullback.Reducer<Desktop, DesktopAction> {
  { state, action in
    reducer(&state, action)
    note(line(action, state))
  }
}

extension Chapter03Effects.Reducer where State == Desktop, Action == DesktopAction {
  func noting(_ note: @escaping @Sendable (String) -> Void) -> Self {
    Self { state, action, environment in
      let effect = run(&state, action, environment)
      let line = line(action, state)
      return .merge(effect, .fireAndForget { note(line) })
    }
  }
}

struct Noting: Chapter04Modern.Reducer {
  let base: Reduce<Desktop, DesktopAction>
  let note: @Sendable (String) -> Void

  func reduce(
    into state: inout Desktop,
    action: DesktopAction
  ) -> Chapter04Modern.Effect<DesktopAction> {
    let effect = base.reduce(into: &state, action: action)
    let line = line(action, state)
    return .merge(effect, .run { [note] _ in note(line) })
  }
}

extension Chapter04Modern.Reducer<Desktop, DesktopAction> {
  func noting(_ note: @escaping @Sendable (String) -> Void) -> Noting {
    Noting(base: Reduce(self), note: note)
  }
}
