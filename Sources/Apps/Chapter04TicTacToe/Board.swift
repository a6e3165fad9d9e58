// The rules, without a feature around them: they are tested with all games there are.

public enum Player: Equatable, Sendable {
  case x, o

  public var other: Player { self == .x ? .o : .x }
}

/// Nine cells, row by row.
public struct Board: Equatable, Sendable {
  public private(set) var cells: [Player?] = Array(repeating: nil, count: 9)

  public init() {}

  /// How many cells are taken.
  public var moves: Int { cells.count { $0 != nil } }

  /// Takes a cell.
  ///
  /// - Returns: Whether it was free. One that isn't on the board isn't.
  public mutating func mark(_ cell: Int, by player: Player) -> Bool {
    guard cells.indices.contains(cell), cells[cell] == nil else { return false }
    cells[cell] = player
    return true
  }

  public enum Outcome: Equatable, Sendable {
    case won(Player)
    case draw
  }

  /// How the game has ended, nil while it hasn't.
  public var outcome: Outcome? {
    for line in Self.lines {
      if let player = cells[line[0]], line.allSatisfy({ cells[$0] == player }) {
        return .won(player)
      }
    }
    return moves == cells.count ? .draw : nil
  }

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
}

/// Who played, and how it ended.
public struct GameResult: Equatable, Sendable {
  public var xName: String
  public var oName: String
  public var outcome: Board.Outcome

  public init(xName: String, oName: String, outcome: Board.Outcome) {
    self.xName = xName
    self.oName = oName
    self.outcome = outcome
  }

  public var sentence: String {
    switch outcome {
    case .won(let player):
      player == .x ? "\(xName) beat \(oName)." : "\(oName) beat \(xName)."
    case .draw: "\(xName) and \(oName) drew."
    }
  }
}
