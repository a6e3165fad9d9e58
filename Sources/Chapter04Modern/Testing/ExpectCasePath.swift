// A case path written by hand is two functions, usually copied from the ones above. If the name was
// changed in only one of them, the path embeds into one case and extracts from another, and actions
// silently go astray, far from the mistake.

import Diagnostics

/// Fails the test unless the path to a case obeys the two laws of a case path, and leads to the
/// case that it is named after.
///
///     expectCasePath(\Action.Cases.response, payloads: ["", "a"], others: [.increment])
///
/// The laws: extracting what was embedded returns it, and embedding what was extracted returns the
/// same value. From a value with another case nothing is extracted.
///
/// - Parameters:
///   - path: The path to the case.
///   - payloads: Some payloads of the case.
///   - others: Some values that have other cases.
public func expectCasePath<Root, Value>(
  _ path: CaseKeyPath<Root, Value>,
  payloads: [Value],
  others: [Root] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let callSite = CallSite(fileID, filePath, line, column)
  let path = AnyCasePath(path)
  let name = path.name.map { "The case path \"\($0)\"" } ?? "The case path"

  for payload in payloads {
    let root = path.embed(payload)
    if let first = path.name?.prefix(while: { $0 != "." && $0 != "[" }), !first.isEmpty,
      !caseNames(of: root).contains(String(first))
    {
      callSite.report("\(name) embeds into another case: \(describe(root))")
    }
    guard let extracted = path.extract(from: root) else {
      callSite.report(
        """
        \(name) doesn't extract what it embeds: from \(describe(root)) it extracts nothing. Do \
        "embed" and "extract" name the same case?
        """
      )
      continue
    }
    if !areSame(extracted, payload) {
      callSite.report(
        """
        \(name) extracts another payload than it embeds:

        \(difference(from: payload, to: extracted, legend: "(Embedded: −, Extracted: +)"))
        """
      )
    } else if !areSame(path.embed(extracted), root) {
      callSite.report(
        """
        \(name) doesn't embed what it extracts to the same value:

        \(difference(from: root, to: path.embed(extracted), legend: "(Before: −, After: +)"))
        """
      )
    }
  }
  for other in others {
    if let extracted = path.extract(from: other) {
      callSite.report(
        "\(name) extracts \(describe(extracted)) from \(describe(other)), which has another case."
      )
    }
  }
}

/// The name of a value's case, and of the case in its payload: a path may leave out `presented`.
private func caseNames(of root: Any) -> [String] {
  let payload = Mirror(reflecting: root).children.first?.value
  return [caseName(of: root)] + (payload.map { [caseName(of: $0)] } ?? [])
}

/// Compares two values, by their text if they aren't equatable.
private func areSame(_ left: Any, _ right: Any) -> Bool {
  areEqual(left, right) ?? (describe(left) == describe(right))
}
