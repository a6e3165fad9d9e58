// error: main actor-isolated instance method 'send'
// A store used away from the main actor is found.

import Chapter04Modern
import SwiftUI

struct Sender {
  let store: Store<Int, Int>
  nonisolated func send() { store.send(1) }
}
