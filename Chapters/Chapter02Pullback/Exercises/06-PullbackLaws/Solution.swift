// Paths that Swift doesn't give
//
// `pullback` has laws: along paths to the whole it changes nothing, and two pullbacks in a row are
// the same as one along the joined paths. For state, Swift provides those paths: `\.self`, and any
// number of properties joined by dots. For actions it provides neither: `\.self` leads to an
// action, not to an optional one, and you can't write through a path with `?`. Write both as
// properties. `itself` reads or replaces the whole action; `engineThrottle` is `engine` and then
// `throttle`. Setting nil does nothing.
//
// kind: law
// lesson: Two steps are one

enum ShipAction: Equatable {
  case engine(EngineAction)
  case horn
}

enum EngineAction: Equatable {
  case throttle(Int)
  case stop
}

extension ShipAction {
  var itself: ShipAction? {
    // answer
    // starter: get { nil }
    // starter: set {}
    get { self }
    set {
      guard let newValue else { return }
      self = newValue
    }
    // end answer
  }

  var engineThrottle: Int? {
    // answer
    // starter: get { nil }
    // starter: set {}
    get { engine?.throttle }
    set { engine?.throttle = newValue }
    // end answer
  }
}

extension ShipAction {
  var engine: EngineAction? {
    get {
      guard case .engine(let action) = self else { return nil }
      return action
    }
    set {
      guard case .engine = self, let newValue else { return }
      self = .engine(newValue)
    }
  }
}

extension EngineAction {
  var throttle: Int? {
    get {
      guard case .throttle(let throttle) = self else { return nil }
      return throttle
    }
    set {
      guard case .throttle = self, let newValue else { return }
      self = .throttle(newValue)
    }
  }
}
