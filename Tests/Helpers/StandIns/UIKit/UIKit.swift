// A STAND-IN for UIKit: see the one for SwiftUI.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public func addSubview(_ view: UIView) {}
}

open class UILabel: UIView {
  open var text: String?
}

open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor open class UIAction: NSObject {
  public typealias Handler = @MainActor (UIAction) -> Void
  public convenience init(title: String = "", handler: @escaping Handler) { self.init() }
}

open class UIControl: UIView {
  open var isEnabled = true
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case system }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init() }
}

open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init() }
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  open func viewDidLoad() {}
}
