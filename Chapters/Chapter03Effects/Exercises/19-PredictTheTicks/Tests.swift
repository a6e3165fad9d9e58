import Chapter03Effects
import Dispatch
import Testing

@Suite struct PredictTheTicksTests {
  @Test("Each effect sends what you predicted") func prediction() {
    let real = names.indices.map(trace)
    let mine = predictions.map { $0.map(normalised) }
    let first = real.indices.first { index in
      mine.indices.contains(index) ? mine[index] != real[index] : true
    }
    guard let index = first else {
      #expect(mine.count == real.count, "There are \(real.count) effects.")
      return
    }
    let predicted = mine.indices.contains(index) ? mine[index] : nil
    var lines = real[..<index].indices.map { "✓  \($0 + 1)  \(names[$0])" }
    lines.append("≠  \(index + 1)  \(names[index])")
    lines.append("   you said  \(predicted.map(text) ?? "nothing")")
    lines.append("   it is     \(text(real[index]))")
    Issue.record("\(why(predicted, real[index], at: index))\n\n\(lines.joined(separator: "\n"))")
  }

  private func trace(_ index: Int) -> [String] {
    let scheduler = DispatchQueue.test
    var trace: [String] = []
    let token = effects(on: scheduler.eraseToAnyScheduler())[index].sink { name in
      trace.append("\(name) \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }
    scheduler.advance(by: .seconds(1))
    withExtendedLifetime(token) {}
    return trace
  }

  // MARK: - The text

  private let names = [
    "ticks, then a cancellation at 200 ms", "a cancellation at 200 ms, then ticks",
    "ticks, other ticks at 250 ms, a cancellation at 500 ms",
    "three requests with one id, the last with cancelInFlight",
    "three searches with a debounce of 200 ms", "two requests, the first one cancelled",
    "two requests, cancelled as a whole",
  ]

  /// The idea that such a difference comes from.
  private func why(_ predicted: [String]?, _ real: [String], at index: Int) -> String {
    guard let predicted else { return "There is no prediction for effect \(index + 1)." }
    let isMistyped = predicted.contains { entry in
      let words = entry.split(separator: " ")
      return words.count != 2 || Int(words[1]) == nil
    }
    if isMistyped { return "Write a name and a time: \"a 100\"." }
    if predicted.first?.hasSuffix(" 0") == true {
      return
        """
        Nothing is sent at 0 ms: a timer first waits for one interval, and a response takes 200 \
        ms.
        """
    }
    let names = Set(predicted.compactMap(\.first))
    switch index {
    case 0:
      return switch predicted {
      case ["a 100"]:
        """
        At 200 ms two things are due. The timer was started before the cancellation was scheduled, \
        so its tick comes first.
        """
      case _ where predicted.count > 2: "After the cancellation the timer no longer ticks."
      default: "The timer ticks every 100 ms until it is cancelled."
      }
    case 1:
      return switch predicted {
      case ["a 100", "a 200"]:
        """
        At 200 ms two things are due. Now the cancellation was scheduled first, so it comes before \
        the tick.
        """
      case _ where predicted.count > 2: "After the cancellation the timer no longer ticks."
      case []:
        """
        Nothing is cancelled at 0 ms: the cancellation starts at 200 ms, and until then the timer \
        ticks.
        """
      default: "The timer ticks every 100 ms until it is cancelled."
      }
    case 2:
      let afterwards = predicted.filter { $0.hasPrefix("a") }
      return switch predicted {
      case _ where afterwards.count > 2:
        """
        The second timer has the id of the first, and takes its place: "a" no longer ticks after \
        250 ms.
        """
      case ["a 100", "a 200"]:
        "The second timer replaces the first, and then ticks itself: after 250 ms comes \"b\"."
      case _ where predicted.contains("b 300") || predicted.contains("b 400"):
        """
        The new timer doesn't keep the old one's schedule. Its first tick is one interval after \
        250 ms.
        """
      case _ where predicted.contains("b 250"):
        "A timer doesn't tick at its start. The first tick is one interval after 250 ms."
      case _ where predicted.contains("b 550"):
        "The cancellation at 500 ms stops \"b\", too: both timers have the same id."
      default: "\"a\" ticks until 250 ms, then \"b\" until 500 ms."
      }
    case 3:
      return switch names {
      case ["a", "b", "c"]:
        """
        "b" is in flight at 250 ms, when "c" starts with `cancelInFlight`: "b" gets no response.
        """
      case ["b", "c"], ["b"]:
        """
        "b" has the id of "a", but no `cancelInFlight`: the two are in flight side by side, and \
        "a" gets its response at 200 ms.
        """
      case ["c"]:
        """
        "c" cancels what is in flight at 250 ms. "a" got its response before that, at 200 ms: "b" \
        didn't cancel it, because an id alone cancels nothing.
        """
      case ["a", "b"]: "`cancelInFlight` cancels what is in flight, but not its own request."
      case ["a"]: "\"c\" cancels what is in flight, and gets its own response 200 ms after 250."
      case []: "\"a\" got its response at 200 ms, before \"c\" cancelled anything."
      default: "A response comes 200 ms after its request."
      }
    case 4:
      return switch names {
      case ["a", "b", "c"], ["a", "c"], ["a", "b"], ["a"]:
        """
        "a" waits for 200 ms. After 100 ms "b" comes and takes its place: "a" sends no request.
        """
      case ["b", "c"], ["b"]:
        """
        "b" sends its request at 300 ms, and would get its response at 500. At 400 ms "c" takes \
        its place: a debounce also replaces work that has begun.
        """
      case ["c"] where predicted == ["c 600"]:
        "\"c\" waits until 600 ms, and only then sends its request. The response takes 200 more."
      case []: "No search comes after \"c\", so it waits for 200 ms, and then sends its request."
      default: "\"c\" comes at 400 ms, waits for 200, and its response takes 200."
      }
    case 5:
      return switch predicted {
      case []:
        """
        Only the first part was cancelled. To cancel an effect is to finish it, and when a part \
        has finished, the next one starts.
        """
      case ["b 400"]:
        """
        The second part doesn't wait until the first response is due: it starts at 50 ms, with the \
        cancellation.
        """
      case _ where names.contains("a"): "\"a\" was cancelled at 50 ms, before its response."
      case ["b 50"]: "\"b\" starts at 50 ms, and its response takes 200."
      default: "\"b\" starts when \"a\" is over."
      }
    default:
      return switch predicted {
      case []: "\"a\" got its response at 200 ms, before the cancellation."
      case _ where names.contains("b"):
        """
        Here the whole has the id. The cancellation at 250 ms ends all of it, even the second \
        part, which sent its request at 200 ms.
        """
      default: "\"a\" gets its response after 200 ms; then everything is cancelled."
      }
    }
  }

  private func text(_ trace: [String]) -> String {
    trace.isEmpty ? "nothing" : trace.joined(separator: ", ")
  }

  /// The same with one space between the name and the time, and no unit.
  private func normalised(_ entry: String) -> String {
    let text = entry.replacing("ms", with: "").replacing("@", with: " ").replacing(":", with: " ")
    return text.split(separator: " ").joined(separator: " ")
  }
}
