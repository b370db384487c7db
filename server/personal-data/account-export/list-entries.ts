import { isoOf } from '#contract/wire/wire.ts'
import { chosenIn } from '#domain/branding/brand.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { ZipEntry } from '../../files/write-zip.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { pictureBytes } from '../../media/pictures/store.ts'
import { brandOfQuestionnaire } from '../../questionnaires/branding/store.ts'
import { ownDraft } from '../../questionnaires/drafts/policy.ts'
import { readStoredDraft } from '../../questionnaires/drafts/store.ts'
import { versionById } from '../../questionnaires/find-version.ts'
import { type OwnedQuestionnaireId, ownedBy } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { pagesOnWire } from '../../questionnaires/surveys/describe-pages.ts'
import { contentOnWire } from '../../questionnaires/versions/describe-content.ts'
import { type Needs as FileNeeds, makeFile } from '../../results/exports/make-file.ts'
import type { Exported } from '../registry.ts'
import { readRule } from '../retention/store.ts'
import { describeProfile } from './describe-profile.ts'
import { activityRows, draftIdsOf, ownQuizIds, pictureIdsOf, tagsOf, versionIdsOf } from './find-own.ts'
import { type Needs as RespondedNeeds, respondedEntries } from './list-responded.ts'

type Needs = FileNeeds & RespondedNeeds & { teacher: SignedInTeacher }

const FOLDERS: Record<QuestionnaireKind, string> = {
  quiz: 'quizzes',
  exam: 'exams',
  poll: 'polls',
  survey: 'surveys',
}

const MOST_TITLE = 60
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/** `012 Science, first test`: numbered, so that no two are the same. */
const folderOf = (title: string, at: number): string => {
  const usable = [...title.replace(UNUSABLE, ' ').replace(/\s+/g, ' ')].slice(0, MOST_TITLE).join('')
  return `${String(at + 1).padStart(4, '0')} ${usable.replace(/^[.\s]+|[.\s]+$/g, '')}`.trim()
}

async function* json(value: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

async function* activityOf({ db, teacher }: Needs): AsyncGenerator<Buffer> {
  let before = '['
  for await (const rows of activityRows(db, teacher.id)) {
    const listed = rows.map(({ at, kind, questionnaire_id: quiz, details }) =>
      JSON.stringify({ at: isoOf(at), kind, quiz, details: JSON.parse(details) }),
    )
    if (listed.length === 0) continue
    yield Buffer.from(`${before}\n${listed.join(',\n')}`)
    before = ','
  }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n')
}

/** A version after the other: each may be large. */
async function* quizOf(
  { db }: Needs,
  { id, teacherId }: { id: OwnedQuestionnaireId; teacherId: string },
): AsyncGenerator<Buffer> {
  const questionnaire = await questionnaireFront(db, id)
  const brand = await brandOfQuestionnaire(db, id)
  const front = {
    id,
    title: questionnaire.version.title,
    subject: questionnaire.version.subject,
    share_code: questionnaire.shareCode,
    status: questionnaire.status,
    tags: await tagsOf(db, id),
    settings: questionnaire.settings,
    brand: brand && chosenIn(brand),
    retention: await readRule(db, { teacherId, questionnaireId: id }),
  }
  yield Buffer.from(`{"${questionnaire.kind}":${JSON.stringify(front)},\n"versions":[`)
  let before = '\n'
  for (const versionId of await versionIdsOf(db, id)) {
    const version = await versionById(db, versionId)
    const isCurrent = versionId === questionnaire.version.id
    const content = ABILITIES[questionnaire.kind].marks
      ? contentOnWire({ questionnaire, version, isCurrent })
      : respondedContent(version, isCurrent)
    yield Buffer.from(before + JSON.stringify(content))
    before = ',\n'
  }
  yield Buffer.from('\n]}\n')
}

const respondedContent = (version: Version, isCurrent: boolean) => {
  const { id, number, title, settings } = version
  const { taking } = settings
  return {
    version_id: id,
    number,
    is_current: isCurrent,
    title,
    ...(taking && { taking }),
    sections: pagesOnWire(version),
  }
}

async function* piecesOf(needs: Needs, id: OwnedQuestionnaireId, format: 'csv' | 'json'): AsyncGenerator<Buffer> {
  const what = format === 'csv' ? 'students' : 'everything'
  yield* (await makeFile(needs, id, { what, format, time_zone: needs.timeZone })).pieces
}

async function* draftEntries({ db, teacher }: Needs): AsyncGenerator<ZipEntry> {
  for (const [at, { id, title }] of (await draftIdsOf(db, teacher.id)).entries()) {
    const draft = await readStoredDraft(db, ownDraft(teacher, id))
    if (draft === null) continue
    const { kind, content, savedAt } = draft
    yield { name: `drafts/${folderOf(title, at)}.json`, content: json({ kind, saved_at: isoOf(savedAt), ...content }) }
  }
}

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes)
}

async function* pictureEntries({ db, teacher }: Needs): AsyncGenerator<ZipEntry> {
  for (const { id, mime } of await pictureIdsOf(db, teacher.id)) {
    const bytes = await pictureBytes(db, id)
    if (bytes) yield { name: `pictures/${id}.${mime.replace(/^image\//, '')}`, content: bytesOf(bytes) }
  }
}

async function* profileEntries(needs: Needs): AsyncGenerator<ZipEntry> {
  yield { name: 'profile.json', content: json(await describeProfile(needs, needs.teacher.id)) }
}

async function* activityEntries(needs: Needs): AsyncGenerator<ZipEntry> {
  yield { name: 'activity.json', content: activityOf(needs) }
}

type Own = { id: OwnedQuestionnaireId; front: Awaited<ReturnType<typeof questionnaireFront>>; folder: string }

async function* contentEntries(needs: Needs, { id, front, folder }: Own): AsyncGenerator<ZipEntry> {
  yield { name: `${folder}/${front.kind}.json`, content: quizOf(needs, { id, teacherId: needs.teacher.id }) }
}

/** Practice runs are no results: their files say so. */
const OF_RESULTS = { csv: 'students.csv', json: 'results.json' }
const OF_RUNS = { csv: 'practice-runs.csv', json: 'practice-runs.json' }

async function* resultEntries(needs: Needs, { id, front, folder }: Own): AsyncGenerator<ZipEntry> {
  if (!ABILITIES[front.kind].clock) return
  const { csv, json: whole } = front.settings.practice ? OF_RUNS : OF_RESULTS
  yield { name: `${folder}/${csv}`, content: piecesOf(needs, id, 'csv') }
  yield { name: `${folder}/${whole}`, content: piecesOf(needs, id, 'json') }
}

async function* responseEntries(needs: Needs, own: Own): AsyncGenerator<ZipEntry> {
  if (!ABILITIES[own.front.kind].clock) yield* respondedEntries(needs, own)
}

/** What stands once in an export, before and behind what stands once for each quiz, poll and survey. */
const BEFORE = { profile: profileEntries, activity: activityEntries }
const BEHIND = { drafts: draftEntries, pictures: pictureEntries }
const OF_EACH: Record<
  Exclude<Exported, keyof typeof BEFORE | keyof typeof BEHIND>,
  (needs: Needs, own: Own) => AsyncGenerator<ZipEntry>
> = { quiz: contentEntries, results: resultEntries, responses: responseEntries }

/** All that an account has, a file after the other, each read as it is taken; what is deleted meanwhile is left out. */
export async function* listEntries(needs: Needs): AsyncGenerator<ZipEntry> {
  const { db, teacher } = needs
  for (const entries of Object.values(BEFORE)) yield* entries(needs)
  for (const [at, { id: quizId, title }] of (await ownQuizIds(db, teacher.id)).entries()) {
    const id = await ownedBy(db, teacher, quizId)
    if (id === null) continue
    const front = await questionnaireFront(db, id)
    const folder = `${FOLDERS[front.kind]}/${folderOf(title, at)}`
    for (const entries of Object.values(OF_EACH)) yield* entries(needs, { id, front, folder })
  }
  for (const entries of Object.values(BEHIND)) yield* entries(needs)
}
