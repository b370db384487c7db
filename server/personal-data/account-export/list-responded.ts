import { EVERY_RESPONSE } from '#domain/answers/response-filter.ts'
import { countQuestions } from '../../audience/questions/store.ts'
import { audienceQuestionTable } from '../../audience/questions/tabulate-questions.ts'
import type { Context } from '../../context.ts'
import { wallClockIn } from '../../files/tell-time.ts'
import { csvOf } from '../../files/write-csv.ts'
import type { ZipEntry } from '../../files/write-zip.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import type { questionnaireFront } from '../../questionnaires/store.ts'
import type { AnonymousSurvey } from '../../results/anonymous/read-told.ts'
import { releaseBatches } from '../../results/anonymous/release-batches.ts'
import { countMeant } from '../../results/surveys/find-meant.ts'
import { filesIn } from '../../results/surveys/pack-files.ts'
import { readTabled } from '../../results/surveys/read-tabled.ts'
import { tagCounts } from '../../results/surveys/store.ts'
import { responseTable } from '../../results/surveys/tabulate-responses.ts'
import { toldTable } from '../../results/surveys/tabulate-told.ts'
import { type NamedSurvey, surveyOf } from '../../results/surveys/which-survey.ts'
import { responsesAsJson } from '../../results/surveys/write-responses.ts'
import { toldAsJson } from '../../results/surveys/write-told.ts'
import { tagsOfAnswers } from './find-own.ts'

export type Needs = Pick<Context, 'db' | 'across' | 'responses' | 'now'> & { timeZone: string; origin: string }
type Responded = { id: OwnedQuestionnaireId; front: Awaited<ReturnType<typeof questionnaireFront>>; folder: string }

async function* asJson(read: () => Promise<unknown>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`)
}

/** What was given to a poll or survey, with its files, tags and what its audience asked; of an anonymous survey what is told of it. */
export async function* respondedEntries(needs: Needs, { id, front, folder }: Responded): AsyncGenerator<ZipEntry> {
  const { db, timeZone: zone } = needs
  const survey = surveyOf({ id, settings: front.settings, across: await needs.across(id, front) })
  if (survey.isAnonymous) yield* toldEntries(needs, survey, { front, folder })
  else yield* namedEntries(needs, survey, { front, folder })
  if ((await countQuestions(db, id)) > 0)
    yield { name: `${folder}/questions.csv`, content: csvOf(audienceQuestionTable(db, id), wallClockIn(zone)) }
}

type Into = Omit<Responded, 'id'>

async function* namedEntries(needs: Needs, survey: NamedSurvey, { front, folder }: Into): AsyncGenerator<ZipEntry> {
  const { db, now, timeZone: zone, origin } = needs
  const { kind, settings, version } = front
  if ((await countMeant(needs, survey, EVERY_RESPONSE)) === 0) return
  const tabled = () => readTabled(needs, { survey, settings }, { filter: EVERY_RESPONSE, zone, origin })
  const is = { id: survey.id, title: version.title }
  yield { name: `${folder}/responses.csv`, content: csvOf(responseTable(await tabled()), wallClockIn(zone)) }
  yield { name: `${folder}/responses.json`, content: responsesAsJson({ ...(await tabled()), of: kind, is, at: now() }) }
  yield { name: `${folder}/tags.json`, content: asJson(() => tagsOfAnswers(db, survey.id)) }
  for await (const { name, content } of filesIn(db, await tabled())) yield { name: `${folder}/files/${name}`, content }
}

/** The tags are counted: which response has one would join its answers. */
async function* toldEntries(needs: Needs, survey: AnonymousSurvey, { front, folder }: Into): AsyncGenerator<ZipEntry> {
  const { db, now, timeZone: zone } = needs
  const released = await releaseBatches(db, survey.id)
  if (released.count === 0) return
  const told = { db, survey, released }
  const about = { title: front.version.title, at: now() }
  yield { name: `${folder}/answers.csv`, content: csvOf(toldTable(told), wallClockIn(zone)) }
  yield { name: `${folder}/answers.json`, content: toldAsJson(told, about) }
  yield { name: `${folder}/tags.json`, content: asJson(() => tagCounts(db, survey.id)) }
}
