// The learner's program.

import Runner

await workbookProgram.main()
