// wrong: the new effect only forwards
// says: The new effect was started, and the old one wasn't.
// fails: Making the effect does nothing, and starting it starts the work
// gives: (log → ["made", "|"]) == ["made", "work", "|"]

Effect { receive, finish in }
