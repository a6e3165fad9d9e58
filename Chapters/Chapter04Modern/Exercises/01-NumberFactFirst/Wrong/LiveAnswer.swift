// wrong: a test may use the live client
// says: The live client answered. In this test, the client answers "3 is prime."
// fails: Dependency: the test's client answers about 3
// gives: (fact → "3 is odd.") == "3 is prime."

// instead of
$0[FactClient.self].fetch = { "\($0) is prime." }
// this
$0[FactClient.self] = .liveValue
