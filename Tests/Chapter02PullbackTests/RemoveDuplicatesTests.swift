import Chapter02Pullback
import ReducerTesting
import Testing

@Suite struct RemoveDuplicatesTests {
  private let parent = Store(value: 0) { (count: inout Int, step: Int) in count += step }

  // R2.8
  @Test("Observers are notified only of values that differ from the one before") func distinct() {
    let store = parent.removeDuplicates(by: ==)
    var seen: [Int] = []
    let token = store.observe { seen.append($0) }
    [0, 1, 0, 0, 2, -2, 0].forEach(parent.send)
    #expect(seen == [1, 3, 1])
    withExtendedLifetime(token) {}
  }

  @Test("The first value counts as a value before") func first() {
    let store = parent.removeDuplicates(by: ==)
    var seen: [Int] = []
    let token = store.observe { seen.append($0) }
    parent.send(0)
    #expect(seen == [])
    withExtendedLifetime(token) {}
  }

  @Test("`isDuplicate` is called once per action, with the value last reported and the new one")
  func predicate() {
    var asked: [[Int]] = []
    let store = parent.removeDuplicates { old, new in
      asked.append([old, new])
      return old % 10 == new % 10
    }
    [3, 10, 1].forEach(parent.send)
    #expect(asked == [[0, 3], [3, 13], [3, 14]])
    #expect(store.value == 14)
  }

  @Test("A duplicate is dropped, so an observer reads the value that it was given")
  func keepsTheValue() {
    let store = parent.removeDuplicates { $0 / 10 == $1 / 10 }
    parent.send(3)
    #expect(store.value == 0)
    parent.send(10)
    #expect(store.value == 13)
  }

  @Test("The functions of its views aren't called for a duplicate") func spares() {
    var transforms = 0
    let view = parent.removeDuplicates(by: ==).view(
      value: { (count: Int) -> String in
        transforms += 1
        return "\(count)"
      },
      action: { (step: Int) in step }
    )
    [0, 0, 1].forEach(view.send)
    #expect(view.value == "1")
    #expect(transforms == 2, "when it was made, and at the 1")
  }

  @Test("It reports what the parent reports, without equal neighbours") func law() {
    func told(_ derive: @escaping (Store<Int, Int>) -> Store<Int, Int>) -> Subject<
      [Int], Int, Never
    > {
      Subject {
        let root = Store(value: 0) { (count: inout Int, step: Int) in count += step }
        let store = derive(root)
        var seen = [store.value]
        let token = store.observe { seen.append($0) }
        return .init(
          state: { seen.indices.filter { $0 == 0 || seen[$0] != seen[$0 - 1] }.map { seen[$0] } },
          send: { step in
            withExtendedLifetime((store, token)) { root.send(step) }
            return []
          }
        )
      }
    }
    let report = compare(
      subject: told { $0.removeDuplicates(by: ==) },
      reference: told { $0 },
      actions: [0, 1, -1]
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("It keeps its parent, is not kept by it, and passes actions on") func lifetime() {
    var store: Store? = parent.removeDuplicates(by: ==)
    let weakStore = Weak(object: store)
    store?.send(4)
    #expect(parent.value == 4)
    store = nil
    #expect(weakStore.object == nil)
  }
}
