// wrong: pullback only reads, so nothing is written
// fails: Setting `itself` replaces the whole action
// says: takes any action that is set

get { self }
set {}
// next answer
get { engine?.throttle }
set {}
