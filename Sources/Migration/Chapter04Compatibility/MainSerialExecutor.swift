// The public library's tests run all tasks on one serial executor, so that their order is fixed.
// Here a test store lines up after the effects instead, and no executor is replaced.
//
// The name is from swift-concurrency-extras 1.x.

import Chapter04Modern

/// Has no effect here: it is remembered, and nothing reads it. A test store waits for its effects
/// without it.
public var uncheckedUseMainSerialExecutor: Bool {
  get { useMainSerialExecutor.value }
  set { useMainSerialExecutor.setValue(newValue) }
}

private let useMainSerialExecutor = LockIsolated(false)
