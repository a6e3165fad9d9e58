// Where the program begins that `workbook site` builds and starts.

import Runner

await siteProgram.main()
