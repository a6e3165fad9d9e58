// wrong: the test expects a fact about primes
// says: The client was asked, and another fact was sent. Send what it answers.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["asked 8", "received 8 is prime.", "8, 8 is prime."]) == ["asked 8", "received
//   8!", "8, 8!"]

// instead of
await send(.factReceived(client.fetch(number)))
// this
_ = await client.fetch(number)
await send(.factReceived("\(number) is prime."))
