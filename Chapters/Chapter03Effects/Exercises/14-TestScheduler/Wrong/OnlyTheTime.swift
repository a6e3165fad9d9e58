// wrong: time is moved, and the work is expected to notice
// says: Time passed, and no work ran. Run what is due.
// fails: Work runs when its date has come, the end included
// gives: (log.lines → ["|", "|", "|"]) == ["a@1", "|", "|", "b@3", "|"]

now += seconds
