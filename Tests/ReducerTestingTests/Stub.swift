import Testing
import ReducerTesting

struct AppState: Equatable { var count = 0; var favorites: [Int] = [] }
enum AppAction: Equatable { case increment, decrement, save, delete(Int) }
func right(_ s: inout AppState, _ a: AppAction) {
  switch a { case .increment: s.count += 1
  case .decrement: s.count -= 1
  case .save: s.favorites.append(s.count)
  case .delete(let i): s.favorites.remove(at: i) }
}
@Test func shows() {
  let actions = Generator<AppState, AppAction>.weighted(
    (3, .action(.increment, .decrement)), (2, .action(.save)),
    (1, .action { state, draw in draw.element(of: state.favorites.indices).map(AppAction.delete) }))
  let report = compare(subject: { s, a in
    if case .delete(let i) = a { let n = s.favorites[i]; s.favorites.removeAll { $0 == n } } else { right(&s, a) } }, reference: right, from: AppState(), actions: actions)
  #expect(report.failure == nil, "\(report)")
}
