import { FILE_PART, FILE_TYPES, nameOfFile } from '#domain/questions/parts/upload.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { createLine } from '../../line.ts'
import { hasRoomForPart } from './find-room.ts'
import { judgeBeginning } from './judge-beginning.ts'
import { typeOfContent } from './read-type.ts'
import { contentOf, countParts, deleteFile, fileById, insertPart, makeWhole, type StoredFile } from './store.ts'

type Standing = { file: StoredFile; received: number }
type Outcome = Result<Standing, 'not_found' | 'file_not_accepted' | 'files_full'>
type Part = { id: string; part: number; content: Uint8Array }

const partsOf = ({ bytes }: StoredFile): number => Math.ceil(bytes / FILE_PART)

const lengthOfPart = ({ bytes }: StoredFile, part: number): number => Math.min(FILE_PART, bytes - part * FILE_PART)

/** Takes the parts of files in their order; who has the id, which is random, has begun the file. */
export const createReceivePart = ({ db, config }: Pick<Context, 'db' | 'config'>) => {
  /** Each of them stands in memory while it is read. */
  const inLine = createLine()

  const refuse = async (id: string): Promise<Outcome> => {
    await db.transaction().execute((trx) => deleteFile(trx, id))
    return fail('file_not_accepted')
  }

  const finish = async (file: StoredFile): Promise<Outcome> => {
    const type = await inLine(async () => {
      const parts: Buffer[] = []
      for await (const content of contentOf(db, file)) parts.push(content)
      return typeOfContent(Buffer.concat(parts))
    })
    if (type === null || !file.sorts.split(' ').includes(FILE_TYPES[type].sort)) return refuse(file.id)
    await makeWhole(db, file.id, { name: nameOfFile(file.name, type), type })
    const whole = await fileById(db, file.id)
    return whole?.type ? ok({ file: whole, received: partsOf(whole) }) : fail('not_found')
  }

  return async ({ id, part, content }: Part): Promise<Outcome> => {
    const file = await fileById(db, id)
    if (!file || part >= partsOf(file)) return fail('not_found')
    if (file.type !== null) return ok({ file, received: partsOf(file) })
    const before = await countParts(db, id)
    if (part === before) {
      if (content.length !== lengthOfPart(file, part)) return fail('file_not_accepted')
      if (part === 0 && !judgeBeginning(Buffer.from(content))) return refuse(id)
      const asked = { questionnaireId: file.questionnaire_id, part, bytes: content.length }
      if (!(await hasRoomForPart({ db, config }, asked))) return fail('files_full')
      await db.transaction().execute((trx) => insertPart(trx, { file_id: id, part, content }))
    }
    const received = await countParts(db, id)
    return received < partsOf(file) ? ok({ file, received }) : finish(file)
  }
}
