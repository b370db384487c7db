import { KINDS } from '#domain/kinds.ts'
import { EVERY_RESPONSE } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { wallClockIn } from '../exports/tell-time.ts'
import { csvOf } from '../exports/write-csv.ts'
import type { ZipEntry } from '../exports/write-zip.ts'
import { countQuestions } from '../hall-questions/store.ts'
import { hallTable } from '../hall-questions/tabulate-questions.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import type { questionnaireFront } from '../questionnaires/store.ts'
import { countMeant, isHidden } from '../surveys/find-meant.ts'
import { filesIn } from '../surveys/pack-files.ts'
import { readTabled } from '../surveys/read-tabled.ts'
import { responseTable } from '../surveys/tabulate-responses.ts'
import { responsesAsJson } from '../surveys/write-responses.ts'
import { tagsOfAnswers } from './find-own.ts'

export type Needs = Pick<Context, 'db' | 'across' | 'responses' | 'now'> & { timeZone: string; origin: string }
type Responded = { id: OwnedQuestionnaireId; front: Awaited<ReturnType<typeof questionnaireFront>>; folder: string }

async function* tagsIn(db: Database, id: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(await tagsOfAnswers(db, id), null, 2)}\n`)
}

/**
 * What was given to a poll or survey, with its files, tags and what its audience asked. Where nobody may learn who
 * responded, fewer than five responses are in no file.
 */
export async function* respondedEntries(needs: Needs, { id, front, folder }: Responded): AsyncGenerator<ZipEntry> {
  const { db, now, timeZone: zone, origin } = needs
  const which = { id, isAnonymous: front.settings.responding.anonymous, across: await needs.across(id, front) }
  const clock = wallClockIn(zone)
  const found = await countMeant(needs, which, EVERY_RESPONSE)
  if (found > 0 && !(await isHidden(db, which, found))) {
    const tabled = () => readTabled(needs, { which, front }, { filter: EVERY_RESPONSE, zone, origin })
    const is = { id, title: front.version.title }
    const of = KINDS[front.kind].isAtOnce ? 'poll' : 'survey'
    yield { name: `${folder}/responses.csv`, content: csvOf(responseTable(await tabled()), clock) }
    yield { name: `${folder}/responses.json`, content: responsesAsJson({ ...(await tabled()), of, is, at: now() }) }
    yield { name: `${folder}/tags.json`, content: tagsIn(db, id) }
    for await (const { name, content } of filesIn(db, await tabled()))
      yield { name: `${folder}/files/${name}`, content }
  }
  if ((await countQuestions(db, id)) > 0)
    yield { name: `${folder}/questions.csv`, content: csvOf(hallTable(db, id), clock) }
}
