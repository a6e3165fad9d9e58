// wrong: the live client answers in a test, too
// says: The test's client has no answer, because nothing overrides it: set
//   `$0[FactClient.self].fetch`.
// fails: Dependency: the test's client answers about 3
// gives: (fact → "") == "3 is prime."

// instead of
$0[FactClient.self].fetch = { "\($0) is prime." }
// this
_ = $0
