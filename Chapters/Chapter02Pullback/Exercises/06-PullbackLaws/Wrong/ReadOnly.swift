// wrong: pullback only reads, so nothing is written
// fails: To set what stays where it is is to set the whole
// says: what was set is what is got

get { self }
set {}
// next answer
get { engine?.throttle }
set {}
