// A screen animates what an action changed, and who sends the action knows how.

#if canImport(SwiftUI)
  import Chapter04Modern
  import SwiftUI

  extension Store {
    /// Sends an action, and has SwiftUI animate what it changes.
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
      send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action within a transaction of SwiftUI.
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
      withTransaction(transaction) { send(action) }
    }
  }

  extension Send {
    /// Sends an action, and has SwiftUI animate what it changes.
    public func callAsFunction(_ action: Action, animation: Animation?) {
      callAsFunction(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action within a transaction of SwiftUI.
    public func callAsFunction(_ action: Action, transaction: Transaction) {
      withTransaction(transaction) { callAsFunction(action) }
    }
  }

  extension ViewActionSending {
    /// Sends a view action, and has SwiftUI animate what it changes.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
      store.send(.view(action), animation: animation)
    }

    /// Sends a view action within a transaction of SwiftUI.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
      store.send(.view(action), transaction: transaction)
    }
  }
#endif
