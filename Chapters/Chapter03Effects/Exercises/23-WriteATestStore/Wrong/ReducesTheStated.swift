// wrong: what the step states is reduced, even if it never came
// says: A step stated `.add(4)`, which no effect had sent, and it was reduced anyway.
// fails: 5: A `receive` without a waiting action is reported
// gives: (test → Run(state: 4, faults: [1], left: [])) == (Run(state: 0, faults: [1]) → Run(state:
//   0, faults: [1], left: []))

// instead of
guard !waiting.isEmpty else { return fail("No action came.", line: line) }
// this
guard !waiting.isEmpty else {
  fail("No action came.", line: line)
  return reduce(expected, origin: line, line: line, update)
}
