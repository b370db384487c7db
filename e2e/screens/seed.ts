import { readFileSync } from 'node:fs'
import { saveDraft } from '#contract/questionnaires/drafts.ts'
import { actOnQuizzes, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { callerOf, keyOf, publishResponded } from '../calls.ts'
import { ICON } from '../pasting.ts'
import type { Started } from '../start-server.ts'
import { anAccount, aPicture, publish, publishTests } from '../teacher.ts'
import { LONG_POLL, LONG_SURVEY } from './long-texts.ts'
import {
  aClass,
  aPaper,
  classes,
  eachKind,
  late,
  longTexts,
  nationalExam,
  opinions,
  type Place,
  plain,
  shownLater,
  versions,
  waiting,
} from './seed-quizzes.ts'
import { aPoll, aSurvey, NAMED_POLL, PATH, surveyOfKinds } from './seed-responded.ts'

/** More than one page of the list of quizzes. */
const SMALL_TESTS = 35

const draftOf = async ({ teacher }: Place, kind: 'quiz' | 'exam' | 'survey', title: string) => {
  const id = keyOf(kind, 1)
  const content = { details: { title, subject: 'Science' }, items: [] }
  await teacher(saveDraft, { params: { id }, body: { based_on: 0, change: keyOf('change', 1), content, kind } })
  return id
}

/** A server with everything in it that a screen can show, in one account, and another one with nothing. */
export const fillServer = async (server: Started) => {
  const account = await anAccount(server)
  const teacher = callerOf(server, account.token)
  const place: Place = { server, account, teacher, anybody: callerOf(server) }
  const picture = await aPicture(server, account, readFileSync(ICON))

  await publishTests(server, account, SMALL_TESTS)
  // The clock is moved on before anybody else begins.
  const quizzes = {
    late: await late(place),
    science: await aClass(place),
    kinds: await eachKind(place),
    opinions: await opinions(place),
    paper: await aPaper(place, picture),
    long: await longTexts(place, picture),
    versions: await versions(place),
    classes: await classes(place),
    waiting: await waiting(place),
    national: await nationalExam(place),
    exam: await publish(server, account, { kind: 'exam', title: 'Half-yearly exam', questions: plain }),
    binned: await publish(server, account, { title: 'Thrown away', questions: plain }),
    archived: await publish(server, account, { title: 'Of last year', questions: plain }),
    later: await shownLater(place),
    closed: await publish(server, account, { title: 'Of last week', questions: plain }),
  }
  const act = (ids: string[], action: string) => teacher(actOnQuizzes, { body: { ids, action } })
  await act([quizzes.binned.id], 'bin')
  await act([quizzes.archived.id], 'archive')
  await act([quizzes.closed.id], 'close')
  const tagged = [quizzes.science.id, quizzes.kinds.id]
  await teacher(tagQuizzes, { body: { ids: tagged, add: ['Weekly', 'সপ্তম শ্রেণি'], remove: [] } })

  const polls = {
    optics: await aPoll(place),
    long: await publishResponded(teacher, LONG_POLL),
    named: await publishResponded(teacher, { ...NAMED_POLL, title: 'Lunch' }),
    closed: await publishResponded(teacher, { ...NAMED_POLL, title: 'Closed' }),
  }
  await act([polls.closed.id], 'close')
  const surveys = {
    lunch: await aSurvey(place),
    kinds: await surveyOfKinds(place),
    path: await publishResponded(teacher, PATH),
    long: await publishResponded(teacher, LONG_SURVEY),
    over: await publishResponded(teacher, {
      ...PATH,
      responding: { ...PATH.responding, until: (await server.now()) - DAY },
    }),
  }
  const drafts = {
    quiz: await draftOf(place, 'quiz', 'Begun on the train'),
    exam: await draftOf(place, 'exam', 'Begun in the staff room'),
    survey: await draftOf(place, 'survey', 'Begun on the bus'),
  }
  return { teacher: account, newcomer: await anAccount(server), quizzes, polls, surveys, drafts }
}

export type Seed = Awaited<ReturnType<typeof fillServer>>
