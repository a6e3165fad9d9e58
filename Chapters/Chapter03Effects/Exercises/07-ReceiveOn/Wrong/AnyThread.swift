// wrong: any thread seems good enough for a value
// fails: A value from another thread arrives on the scheduler's thread
// says: where no store may be used

self
