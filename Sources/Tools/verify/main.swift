// Where the authors' program begins.

import Runner

await verifyProgram.main()
