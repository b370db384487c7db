import type { MarkingRules } from '#domain/marking/marking.ts'
import { framedPicturesIn } from '#domain/questionnaires/items/question-pictures.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import {
  openTextsIn,
  type PaperAccess,
  type Section,
  type Version,
  versionId,
  writtenIn,
} from '#domain/questionnaires/questionnaire.ts'
import { overQuota } from '#domain/questionnaires/quota.ts'
import { openIn, pinnedIn, type Settings } from '#domain/questionnaires/settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SHARE_CODE_LENGTH } from '#domain/text/share-code.ts'
import type { Written } from '#domain/text/text-format.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { attachPictures, lockPictures } from '../../media/pictures/store.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { ownDraft } from '../drafts/policy.ts'
import { draftState, removeDraft } from '../drafts/store.ts'
import { bytesOfContent, insertQuestionnaire, keyOfDraft, questionnaireByDraftKey, readPublished } from '../store.ts'

export type NewQuestionnaire = {
  kind: QuestionnaireKind
  title: string
  subject: string
  minutes: number
  marking: MarkingRules
  paper: PaperAccess
  settings: Settings
  /** The formulas and pictures of the texts of its settings. */
  written: { intro?: Written | undefined; thanks?: Written | undefined; welcome?: Written | undefined }
  sections: Section[]
  /** Random, and the same when the same save is sent again; null when the caller does not care. */
  draftKey: string | null
  /** The draft that it is, as it was saved last; it is gone once this is there. */
  draft?: { id: string; revision: number } | undefined
}

const HOUR = 60 * MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode' | 'config'>
type Outcome =
  | Result<
      { id: string; shareCode: string },
      NonNullable<ReturnType<typeof overQuota>> | 'draft_changed' | 'draft_gone'
    >
  | typeof PICTURE_GONE

/** One that was there a moment ago. */
export const PICTURE_GONE = {
  ok: false,
  code: 'invalid_request',
  fields: { questions: 'picture_missing' },
} as const

/** Publishes the first version of a new questionnaire, which takes people from then on; once for each draft key. */
export const publishQuestionnaire = async (
  { db, now, newId, newCode, config }: Needs,
  owner: SignedInTeacher,
  quiz: NewQuestionnaire,
): Promise<Outcome> => {
  const id = newId()
  const shareCode = newCode(SHARE_CODE_LENGTH)
  const createdAt = now()
  const { welcome, ...texts } = quiz.written
  const version: Version = {
    id: versionId.parse(newId()),
    questionnaireId: id,
    number: 1,
    title: quiz.title,
    subject: quiz.subject,
    minutes: quiz.minutes,
    marking: quiz.marking,
    settings: { ...pinnedIn(quiz.settings), ...(welcome && { written: { welcome } }) },
    sections: quiz.sections,
    publishedAt: createdAt,
  }
  const draftKey = quiz.draftKey === null ? null : keyOfDraft(owner.id, quiz.draftKey)
  const { paper } = quiz
  const questionnaire = {
    id,
    ownerId: owner.id,
    kind: quiz.kind,
    shareCode,
    paper,
    settings: openIn(quiz.settings),
    written: openTextsIn(texts).length > 0 ? texts : undefined,
    createdAt,
    draftKey,
  }
  return db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const before = draftKey === null ? null : await questionnaireByDraftKey(trx, draftKey)
    if (before) return ok(before)
    const draft = quiz.draft && ownDraft(owner, quiz.draft.id)
    const state = draft && (await draftState(trx, draft))
    // An edit becomes a version of its quiz, and never another quiz.
    if (state === null || state?.edits || (state && state.kind !== quiz.kind)) return fail('draft_gone')
    if (state && state.revision !== quiz.draft?.revision) return fail('draft_changed')
    const published = await readPublished(trx, owner.id, createdAt - HOUR)
    if (!config.limitsFailures) published.lastHour = 0
    const problem = overQuota(published, bytesOfContent(version))
    if (problem) return fail(problem)
    const pictures = framedPicturesIn([...writtenIn(version), ...openTextsIn(texts)])
    if (!(await lockPictures(trx, owner.id, pictures))) return PICTURE_GONE
    await insertQuestionnaire(trx, questionnaire, version)
    await attachPictures(trx, id, pictures)
    await recordActivity(trx, { teacherId: owner.id, at: createdAt, kind: 'quiz_published', questionnaireId: id })
    if (draft) await removeDraft(trx, draft)
    return ok({ id, shareCode })
  })
}
