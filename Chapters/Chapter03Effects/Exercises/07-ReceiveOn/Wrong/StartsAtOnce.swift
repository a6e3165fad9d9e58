// wrong: the old effect is started by receive(on:) itself
// fails: Making the effect does nothing, and starting it starts the work
// says: It has to be a description

var values: [Output] = []
start({ values.append($0) }, {})
return Effect { receive, finish in
  for value in values { scheduler.schedule { receive(value) } }
  scheduler.schedule(finish)
}
