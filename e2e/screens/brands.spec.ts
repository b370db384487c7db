import { wearEach } from './brand-look.ts'
import { dress } from './dressed.ts'
import { ENDING } from './ending-screens.ts'
import { RESPONDING, VOTING } from './responding-screens.ts'
import { openEach, test } from './screen.ts'
import { TAKING } from './taking-screens.ts'

test.beforeAll(({ workersServer, seed }) => dress(workersServer, seed))

openEach([...TAKING, ...ENDING, ...RESPONDING, ...VOTING], (page, { name }) => wearEach(page, name))
