// wrong: a value is taken to be as good on any thread
// fails: A value from another thread arrives on the scheduler's thread
// says: where no store may be used

self
