// The number fact, in SwiftUI and in UIKit. Both read the store where they show something; that is
// all the observation there is to write.
//
// Type-checked against stand-ins for both; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Examples
  import Chapter04Modern
  import SwiftUI

  public struct NumberFactView: View {
    let store: StoreOf<Examples.NumberFact>

    public init(store: StoreOf<Examples.NumberFact>) {
      self.store = store
    }

    public var body: some View {
      VStack {
        HStack {
          Button("−") { store.send(.decrementButtonTapped) }
          Text("\(store.count)")
          Button("+") { store.send(.incrementButtonTapped) }
        }
        Button("Fact") { store.send(.factButtonTapped) }
          .disabled(!store.isFactButtonEnabled)
        if store.isLoading { ProgressView() }
        if let fact = store.fact { Text(fact) }
        if let failure = store.failure { Text(failure) }
      }
    }
  }

  struct NumberFactPreviews: PreviewProvider {
    static var previews: some View {
      NumberFactView(
        store: Store(initialState: Examples.NumberFact.State()) {
          Examples.NumberFact { "\($0) is a number" }
        }
      )
    }
  }
#endif

#if canImport(UIKit)
  import Chapter04Examples
  import Chapter04Modern
  import UIKit

  // snippet.NumberFactViewController
  public final class NumberFactViewController: UIViewController {
    private let store: StoreOf<Examples.NumberFact>
    private var observation: ObserveToken?

    public init(store: StoreOf<Examples.NumberFact>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("Made in code.") }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let store = store  // so that the closures don't retain the controller
      let count = UILabel()
      let fact = UILabel()
      let spinner = UIActivityIndicatorView()
      let ask = UIButton(
        primaryAction: UIAction(title: "Fact") { _ in store.send(.factButtonTapped) }
      )
      view.addSubview(UIStackView(arrangedSubviews: [count, ask, spinner, fact]))

      observation = observe {
        count.text = "\(store.count)"
        fact.text = store.fact ?? store.failure
        ask.isEnabled = store.isFactButtonEnabled
        store.isLoading ? spinner.startAnimating() : spinner.stopAnimating()
      }
    }
  }
// snippet.end
#endif
