// error: incorrect argument label in call
// A view that names a parameter of SwiftUI's wrongly is found.

import SwiftUI

struct Wrong: View {
  var body: some View { Button("Save", onTap: {}) }
}
