// Articles since 1.7 write `@Presents`, a macro, because a property wrapper can't stand in a type
// under `@ObservableState`. Without that macro, the wrapper can.

import Chapter04Modern

/// What the public library's `@Presents` stands for: `@Presents var form: Form.State?`.
public typealias Presents<State> = PresentationState<State>
