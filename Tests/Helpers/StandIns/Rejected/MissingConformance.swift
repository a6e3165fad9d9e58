// error: requires that 'Row' conform to 'Identifiable'
// A list of what has no identity is found.

import SwiftUI

struct Row {}

struct Rows: View {
  let rows: [Row]
  var body: some View { ForEach(rows) { _ in Text("row") } }
}
