import { isDeepStrictEqual } from 'node:util'
import type { ActivityKind } from '#domain/people/activity.ts'
import { refusedIn } from '#domain/questionnaires/described-settings.ts'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import { framedPicturesIn } from '#domain/questionnaires/items/question-pictures.ts'
import { formerlyAfter } from '#domain/questionnaires/joining.ts'
import { type Opening, voidWith } from '#domain/questionnaires/opening.ts'
import { type PaperAccess, questionsIn } from '#domain/questionnaires/questionnaire.ts'
import type { Responding } from '#domain/questionnaires/responding.ts'
import type { SettingName } from '#domain/questionnaires/setting-values.ts'
import type { QuestionnaireSettings, SettingsChange } from '#domain/questionnaires/settings.ts'
import type { Problem } from '#domain/text/problem.ts'
import { revealOrHide } from '../../audience/presentations/store.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { attachPictures, lockPictures } from '../../media/pictures/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { hasResponses } from '../../runs/responses/policy.ts'
import type { Made } from '../content/make-parts.ts'
import { makeTexts } from '../content/make-texts.ts'
import { PICTURE_GONE } from '../content/picture-gone.ts'
import { versionById } from '../find-version.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { currentVersionId, lockQuestionnaire, setSettings } from '../store.ts'
import { practiceProblem } from './refuse-practice.ts'

type Applied = { settings: QuestionnaireSettings; shareCode: string }
/** `besides`: pictures that are attached in the same transaction. All are locked at once, in one order. */
type Apply = (trx: Transaction, besides?: readonly string[]) => Promise<Applied | Refusal<'invalid_request'>>

/**
 * A change of settings whose texts are made; `apply` replaces, within a transaction, the parts that were sent. What shapes a
 * paper is the version's and stays.
 */
export const prepareSettings = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { owner, id }: { owner: SignedInTeacher; id: OwnedQuestionnaireId },
  { release, look, screen, practice, joining, responding, opening, embedding }: SettingsChange,
): Promise<Made<Apply>> => {
  const texts = await makeTexts({ db }, owner, {
    'look.intro': look && { text: look.intro, format: look.format },
    'responding.thanks': responding && { text: responding.thanks, format: responding.thanks_format },
  })
  if (!texts.ok) return texts
  const apply: Apply = async (trx, besides = []) => {
    const questionnaire = await lockQuestionnaire(trx, id)
    const before = questionnaire.settings
    const problem =
      (opening && openingProblem(questionnaire.paper, opening)) ??
      (responding ? await respondingProblem(trx, id, { before: questionnaire, responding }) : null) ??
      (practice === before.practice || practice === undefined ? null : await practiceProblem(trx, id, practice))
    if (problem) return problem
    const settings = {
      release: release ?? before.release,
      look: look ?? before.look,
      screen: screen ?? before.screen,
      practice: practice ?? before.practice,
      joining: joining ?? before.joining,
      responding: responding ?? before.responding,
      opening: opening ?? before.opening,
      embedding: embedding ?? before.embedding,
    }
    const forms = { before: before.joining, now: settings.joining }
    const formerly = formerlyAfter(questionnaire.formerly, forms)
    const written = {
      intro: look ? texts.value['look.intro'] : questionnaire.written?.intro,
      thanks: responding ? texts.value['responding.thanks'] : questionnaire.written?.thanks,
    }
    const pictures = framedPicturesIn(Object.values(texts.value))
    if (!(await lockPictures(trx, owner.id, [...new Set([...pictures, ...besides])]))) return PICTURE_GONE
    const at = now()
    await attachPictures(trx, id, pictures)
    await setSettings(trx, id, { settings: { ...settings, formerly, written }, at })
    const { hides_results: hides } = settings.responding
    if (hides !== before.responding.hides_results) await revealOrHide(trx, id, !hides)
    const about = { teacherId: questionnaire.ownerId, at, questionnaireId: id }
    await recordActivity(trx, ...kindsOf(before, settings).map((kind) => ({ ...about, kind })))
    return { settings, shareCode: questionnaire.shareCode }
  }
  return { ok: true, value: apply }
}

type Locked = Awaited<ReturnType<typeof lockQuestionnaire>>

/** Why it can't be opened so; null: it can. */
const openingProblem = (paper: PaperAccess, opening: Opening): Refusal<'invalid_request'> | null => {
  const made = voidWith(paper, opening)
  const fields = Object.fromEntries(made.map((name) => [`opening.${name}`, 'opening_with_link' as const]))
  return made.length > 0 ? { ok: false, code: 'invalid_request', fields } : null
}

/** Why a questionnaire can't be answered so; null: it can. */
const respondingProblem = async (
  trx: Transaction,
  id: OwnedQuestionnaireId,
  {
    before: { kind, settings: before },
    responding,
  }: { before: Pick<Locked, 'kind' | 'settings'>; responding: Responding },
): Promise<Refusal<'invalid_request'> | null> => {
  const unable = refusedIn(kind, responding)
  if (unable.length > 0) return refused(unable, 'not_one_of')
  const isPromised = responding.anonymous !== before.responding.anonymous
  // Who has begun to answer was told who learns of it: that is not changed afterwards.
  if (isPromised && (await hasResponses(trx, id))) return refused(['anonymous'], 'not_one_of')
  const problem = responding.anonymous ? await tellingProblem(trx, id, isPromised) : null
  return problem && refused(['anonymous'], problem)
}

/** What has become another one; whatever is sent as it stands has not. */
const kindsOf = (before: QuestionnaireSettings, after: QuestionnaireSettings): ActivityKind[] => {
  const isOther = (part: keyof QuestionnaireSettings) => !isDeepStrictEqual(before[part], after[part])
  return [
    ...(isOther('release') ? (['release_changed'] as const) : []),
    ...((['look', 'screen', 'practice', 'joining', 'responding', 'opening', 'embedding'] as const).some(isOther)
      ? (['settings_changed'] as const)
      : []),
  ]
}

const refused = (settings: readonly SettingName[], problem: Problem): Refusal<'invalid_request'> => ({
  ok: false,
  code: 'invalid_request',
  fields: Object.fromEntries(settings.map((setting) => [`responding.${setting}`, problem])),
})

/** What in the current version tells who answers; null: nothing. `isNew`: answers that come with the link were taken before. */
const tellingProblem = async (trx: Transaction, id: OwnedQuestionnaireId, isNew: boolean): Promise<Problem | null> => {
  const { sections, settings } = await versionById(trx, await currentVersionId(trx, id))
  if (questionsIn({ sections }).some(({ kind }) => asksForFiles(kind))) return 'files_not_here'
  return isNew && (settings.taking?.filled ?? []).length > 0 ? 'anonymous_fields' : null
}
