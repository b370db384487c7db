import { type Exam, publishExam, type Student, startRequests, starts, submitRequests } from '../../../bench/exam.ts'
import { type Load, ring } from '../../../bench/load.ts'
import { lookIntoFile, verify } from '../../../bench/stored.ts'
import { inScene, type Row, type Scene } from '../scene.ts'

const STARTS = 5000
const ENDS = 10_000

/** How soon, `npm run bench` says, which measures it beside a bare limit: here others may be at work on the machine. */
const judgeLoad = ({ found }: Scene, load: Load, count: number) => {
  for (const [status, times] of Object.entries(load.refused)) found.broken.push(`${times} were answered ${status}`)
  if (load.succeeded !== count) found.broken.push(`${load.succeeded} of ${count} succeeded`)
}

type Acknowledged = Parameters<typeof verify>[2]

const verifyFile = async ({ found, dataDir }: Scene, exam: Exam, acknowledged: Acknowledged) => {
  const look = lookIntoFile(dataDir)
  await verify(look, exam, acknowledged).catch((error) => found.lost.push(error.message))
  await look.close()
}

const manyStart = async (scene: Scene) => {
  const { port } = scene.server()
  const exam = await publishExam(port)
  const started: Student[] = []
  judgeLoad(scene, await ring(port, startRequests(exam, STARTS, started)), STARTS)
  if (new Set(started.map(({ id }) => id)).size !== STARTS) scene.found.doubled.push('two students have one attempt')
  await verifyFile(scene, exam, { starts: STARTS, saves: 0, codes: [] })
}

const manyEnd = async (scene: Scene) => {
  const { port } = scene.server()
  const exam = await publishExam(port)
  const { started } = await starts(port, exam, ENDS)
  const codes: string[] = []
  judgeLoad(scene, await ring(port, submitRequests(exam, started, { codes, afterSaves: 0 })), ENDS)
  if (new Set(codes).size !== ENDS) scene.found.doubled.push('two students were told one code')
  await verifyFile(scene, exam, { starts: ENDS, saves: 0, codes })
}

export const rushRows: Row[] = [
  {
    name: 'rush-starts',
    fault: '5,000 students start in one second; how soon all are answered, the bench says',
    tries: 3,
    attempt: inScene(manyStart),
  },
  {
    name: 'rush-ends',
    fault: '10,000 attempts end in one second; how soon all are answered, the bench says',
    tries: 3,
    attempt: inScene(manyEnd),
  },
]
