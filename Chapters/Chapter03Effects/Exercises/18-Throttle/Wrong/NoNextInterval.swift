// wrong: the value that waited passes, and begins no interval of its own
// says: 3 came 20 ms after 2 had passed, and passed at once. A value that waited begins an
//   interval, too.
// fails: The value that waited begins the next interval
// gives: (passed → ["1 at 0", "2 at 100", "3 at 120"]) == ["1 at 0", "2 at 100", "3 at 200"]

// instead of
pass(value)
}
}
}
return sink { value in
// this
subscriber.send(value)
}
}
}
return sink { value in
