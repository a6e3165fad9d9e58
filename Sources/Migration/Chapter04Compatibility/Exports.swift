// Code that was written for the public library, without its macros, changes one line to compile
// here: its import becomes this module. It is the chapter's library, and beside it whatever only
// such code still needs, so that the chapter's library stays small enough to read.

@_exported import Chapter04Modern
