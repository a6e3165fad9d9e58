// How tic-tac-toe starts: with a server that is only simulated.

import Chapter04Modern
import Chapter04TicTacToe

extension App {
  static func ticTacToe(_ log: Log) -> App {
    App(TicTacToe.State(), log: log, screen: \.screen) {
      TicTacToe()
    } withDependencies: {
      $0[AuthenticationClient.self] = .simulated()
    }
  }
}
