// How tic-tac-toe starts: with a server that is only simulated, and that can't be reached if the
// play says so.

import Chapter04Modern
import Chapter04TicTacToe

extension App {
  static func ticTacToe(_ log: Log) -> App {
    App(TicTacToe.State(), log: log, screen: \.screen) {
      TicTacToe()
    } withDependencies: {
      $0[AuthenticationClient.self] = World.isOffline ? .offline : .simulated()
    }
  }
}
