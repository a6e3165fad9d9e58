// wrong: the old effect is started by receive(on:) itself
// says: The work was done when the effect was made. It has to be a description: start the work
//   when the new effect is started.
// fails: Making the effect does nothing, and starting it starts the work
// gives: (log → ["work", "made", "|", "end", "|"]) == ["made", "work", "|"]

var values: [Output] = []
start({ values.append($0) }, {})
return Effect { receive, finish in
  for value in values { scheduler.schedule { receive(value) } }
  scheduler.schedule(finish)
}
