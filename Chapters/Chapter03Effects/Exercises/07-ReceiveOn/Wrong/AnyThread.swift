// wrong: a value is taken to be as good on any thread
// fails: What another thread gives arrives on the scheduler's
// says: where no store may be used

self
