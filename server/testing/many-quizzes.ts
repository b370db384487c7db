import { defaultMarking } from '#domain/marking/marking.ts'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import { unheaded } from '#domain/questionnaires/items/heading.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { versionId } from '#domain/questionnaires/questionnaire.ts'
import { openIn, pinnedIn, usualSettings } from '#domain/questionnaires/settings.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { SHARE_CODE_LENGTH } from '#domain/text/share-code.ts'
import { insertQuestionnaire } from '../questionnaires/store.ts'
import type { TeacherInTest } from './people.ts'
import type { World } from './world.ts'

type Wanted = { count: number; kind?: QuestionnaireKind; titleOf?: (at: number) => string }

/** So many small ones of a kind, one every minute from the world's time on; answers their ids, the oldest first. */
export const publishMany = async (
  { app: { context } }: Pick<World, 'app'>,
  teacher: TeacherInTest,
  { count, kind = 'quiz', titleOf = (at) => `Quiz ${at + 1}` }: Wanted,
): Promise<string[]> => {
  const ownerId: TeacherId = teacherId.parse(teacher.id)
  const ids: string[] = []
  await context.db.transaction().execute(async (trx) => {
    for (let at = 0; at < count; at += 1) {
      const [id, createdAt] = [context.newId(), context.now() + at * 60_000]
      const shareCode = context.newCode(SHARE_CODE_LENGTH)
      const asked = { prompt: '1 + 1?', asked: { options: ['1', '2'] }, key: { correct: 1 } }
      const items: Question[] = [{ id: questionId.parse('q'), kind: 'single_choice', ...asked }]
      await insertQuestionnaire(
        trx,
        {
          id,
          ownerId,
          kind,
          shareCode,
          paper: 'with_start',
          settings: openIn(usualSettings()),
          written: undefined,
          createdAt,
          draftKey: null,
        },
        {
          id: versionId.parse(context.newId()),
          questionnaireId: id,
          number: 1,
          title: titleOf(at),
          subject: at % 2 === 0 ? 'Physics' : 'Chemistry',
          minutes: 15,
          marking: defaultMarking(false),
          settings: pinnedIn(usualSettings()),
          sections: [unheaded(items)],
          publishedAt: createdAt,
        },
      )
      ids.push(id)
    }
  })
  return ids
}
