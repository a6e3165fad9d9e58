import ReducerTesting
import Testing

@Suite("All scripts are tried, shortest first") struct SearchTests {
  /// The scripts that were sent, in order, each as a word.
  private func sent(
    _ actions: Actions<String, String>,
    after starts: [[String]] = [[]],
    upTo length: Int
  ) -> [String] {
    var scripts: [String] = []
    let subject = Subject<String, String, Never> {
      scripts.append("")
      return .init(
        state: { scripts.last ?? "" },
        send: { letter in
          scripts[scripts.count - 1] += letter
          return []
        }
      )
    }
    _ = check(subject, laws: [], actions: actions, after: starts, upTo: length)
    return scripts
  }

  @Test("Of scripts that are equally short, the first action is tried first") func order() {
    #expect(sent(["a", "b"], upTo: 2) == ["", "a", "b", "aa", "ab", "ba", "bb"])
  }

  @Test("None is left out, and none tried twice", arguments: 1...4, 0...5)
  func count(_ actions: Int, _ length: Int) {
    let letters = Array("abcd".prefix(actions)).map(String.init)
    let scripts = sent(Actions { _ in letters }, upTo: length)
    var all = [""]
    for _ in 0..<length { all += all.flatMap { word in letters.map { word + $0 } } }
    #expect(Set(scripts) == Set(all))
    #expect(scripts.count == Set(scripts).count)
    #expect(scripts.map(\.count) == scripts.map(\.count).sorted())
  }

  @Test("Actions may depend on the state that a script has led to, and end it") func stateful() {
    let actions = Actions<String, String> { word in
      word.hasSuffix("b") ? [] : word.isEmpty ? ["a", "b"] : ["c"]
    }
    #expect(Set(sent(actions, upTo: 3)) == ["", "a", "b", "ac", "acc"])
    let subject = Subject<String, String, Never>(from: "") { $0 += $1 }
    let report = compare(subject: subject, reference: subject, actions: actions, upTo: 3)
    #expect(report.count == 5)
  }

  @Test("Each script is tried after each start") func starts() {
    #expect(
      sent(["a", "b"], after: [[], ["x", "y"]], upTo: 1) == ["", "xy", "a", "b", "xya", "xyb"]
    )
  }

  @Test("A fault is found by the shortest script, which the report shows with its start")
  func shortest() {
    func add(_ state: inout Int, _ action: Int) { state += action }
    let report = compare(
      subject: { state, action in
        add(&state, action)
        if state == 14 { state = 0 }
      },
      reference: add,
      from: 0,
      actions: [1, 3],
      after: [[], [7]]
    )
    #expect(report.script == ["7", "1", "3", "3"])
  }

  @Test("A passing run reflects on nothing") func cost() {
    final class Counter { var reflections = 0 }
    struct State: Equatable, CustomReflectable {
      var count = 0
      let counter: Counter
      var customMirror: Mirror {
        counter.reflections += 1
        return Mirror(self, children: ["count": count], displayStyle: .struct)
      }
      static func == (left: Self, right: Self) -> Bool { left.count == right.count }
    }
    let counter = Counter()
    let subject = Subject<State, Int, Never>(from: State(counter: counter)) { $0.count += $1 }
    let report = compare(subject: subject, reference: subject, actions: [1, 2, 3])
    #expect(report.passed)
    #expect(report.actions == 1 * 3 + 2 * 9 + 3 * 27 + 4 * 81)
    #expect(counter.reflections == 0)
  }

  @Test("The seeded generator's numbers are those of the published algorithm") func splitMix64() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ]
    )
  }
}
