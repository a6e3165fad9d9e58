import Chapter02Pullback
import ReducerTesting
import Testing

@Suite struct ViewsAreMapsTests {
  @Test("A view along the identity shows what its store shows") func identityValue() {
    for temperature in [0, 7, 215, -40] {
      let shown = Projection.identity.value(temperature)
      #expect(
        shown == temperature,
        """
        The store shows \(temperature). A view along `identity` hides nothing and converts \
        nothing.
        """
      )
    }
  }

  @Test("A view along the identity passes actions on unchanged") func identityAction() {
    for action in [0, 7, 215, -40] {
      let sent = Projection.identity.action(action)
      #expect(
        sent == action,
        "The view was sent \(action), and the store must get the same: the two share their actions."
      )
    }
  }

  @Test("Values come down through the first projection, then the next") func values() {
    let shown = degrees.then(knob).value(215)
    let why =
      switch shown {
      case degrees.value(knob.value(215)):
        """
        215 went through `next` first. A value comes down from the whole: `degrees` turns it into \
        21 degrees, and the knob reads its step from those.
        """
      case degrees.value(215):
        """
        215 went through the first projection only: it is in degrees, but not yet a step of the \
        knob.
        """
      case knob.value(215):
        "215 went through `next` only: the knob read degrees where there were tenths."
      case knob.value(degrees.action(215)), knob.action(degrees.value(215)),
        degrees.action(knob.value(215)), degrees.value(knob.action(215)):
        "215 went through an `action` as well. A value comes down through both `value` functions."
      case 215: "215 came out as it went in: neither of the two functions was called."
      default: "215 tenths are 21 degrees, and 21 degrees are step 3 of the knob."
      }
    #expect(shown == 3, "\(why)")
    guard shown == 3 else { return }
    let next = Projection(value: { $0 + 1 }, action: { $0 - 1 })
    let tenfold = Projection(value: { $0 * 10 }, action: { $0 / 10 })
    let joined = next.then(tenfold)
    let others = [-50, 200].map { joined.value($0) }
    let whyOthers =
      switch others {
      case [-490, -490]: "The second value came out as the first had. Keep nothing in between."
      case let both where both.first == -490 || both.last == 2010:
        "-50 and 200 are values like any others, and their results are passed on unchanged."
      default: "`then` joins any two projections. One adds 1, the next multiplies by 10."
      }
    #expect(others == [-490, 2010], "\(whyOthers)")
  }

  @Test("Actions go up through the next projection, then the first") func actions() {
    let sent = degrees.then(knob).action(3)
    let why =
      switch sent {
      case knob.action(degrees.action(3)):
        """
        Step 3 went through the functions in the order of the values. An action goes the other \
        way: the knob turns it into 21 degrees, and `degrees` turns those into tenths.
        """
      case knob.action(3):
        "Step 3 went through `next` only: it became degrees, but the store takes tenths."
      case degrees.action(3):
        "Step 3 went through the first projection only: a step isn't a degree."
      case knob.action(degrees.value(3)), knob.value(degrees.action(3)),
        degrees.action(knob.value(3)), degrees.value(knob.action(3)):
        "Step 3 went through a `value` as well. An action goes up through both `action` functions."
      case 3: "Step 3 came out as it went in: neither of the two functions was called."
      default: "Step 3 of the knob is 21 degrees, and 21 degrees are 210 tenths."
      }
    #expect(sent == 210, "\(why)")
    guard sent == 210 else { return }
    let minusOne = Projection(value: { $0 + 1 }, action: { $0 - 1 })
    #expect(
      minusOne.then(degrees).action(3) == 29,
      """
      `then` joins any two projections. `degrees` turns 3 into 30, and the first one here that \
      into 29.
      """
    )
  }

  @Test("One view along both equals two views in a row") func composition() {
    hold(
      "a view along `degrees.then(knob)` is a view along `knob` of a view along `degrees`",
      expected: { $0.view(degrees).view(knob) },
      actual: { $0.view(degrees.then(knob)) }
    )
  }

  @Test("The identity before or after a projection changes nothing") func neutral() {
    hold(
      "the identity, then `degrees`, is `degrees`",
      expected: { $0.view(degrees) },
      actual: { $0.view(Projection.identity.then(degrees)) }
    )
    hold(
      "`degrees`, then the identity, is `degrees`",
      expected: { $0.view(degrees) },
      actual: { $0.view(degrees.then(.identity)) }
    )
  }

  // MARK: -

  private enum Sent {
    case toStore(Int)
    case toView(Int)
  }

  private struct Shown: Equatable {
    var store: Int
    var view: Int
    /// What an observer of the view was called with.
    var observed: [Int]
  }

  private func hold(
    _ law: String,
    expected: @escaping (Store<Int, Int>) -> Store<Int, Int>,
    actual: @escaping (Store<Int, Int>) -> Store<Int, Int>
  ) {
    let report = compare(
      subject: subject(actual),
      reference: subject(expected),
      law: law,
      actions: .weighted(
        (1, .action { _, draw in .toStore(draw.int(in: -50...300)) }),
        (1, .action { _, draw in .toView(draw.int(in: -9...9)) })
      )
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private func subject(
    _ makeView: @escaping (Store<Int, Int>) -> Store<Int, Int>
  ) -> Subject<Shown, Sent, Never> {
    Subject {
      let store = heater()
      let view = makeView(store)
      var observed: [Int] = []
      let token = view.observe { observed.append($0) }
      return .init(
        state: { Shown(store: store.value, view: view.value, observed: observed) },
        send: { sent in
          withExtendedLifetime(token) {
            switch sent {
            case .toStore(let action): store.send(action)
            case .toView(let action): view.send(action)
            }
          }
          return []
        }
      )
    }
  }
}
