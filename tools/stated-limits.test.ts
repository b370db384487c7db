import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAX_DRAFT_BYTES } from '#contract/questionnaires/drafts-requests.ts'
import { TAKEN_OUT_FOR } from '#domain/answers/invigilation.ts'
import { GIVEN_UP_AFTER as RESPONSE_GIVEN_UP_AFTER } from '#domain/answers/response.ts'
import { FEWEST_TOGETHER } from '#domain/answers/told-together.ts'
import { LONG_PASSWORD, MAX_PASSWORD } from '#domain/people/password.ts'
import { MAX_ACCESS_CODE_LENGTH, MIN_ACCESS_CODE_LENGTH } from '#domain/questionnaires/opening.ts'
import { DURATIONS, MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { KEPT_IN_BIN } from '#domain/questionnaires/quiz-actions.ts'
import { MAX_TAGS } from '#domain/questionnaires/quiz-tags.ts'
import { ALL_FILES_QUOTA, DRAFT_QUOTA, PICTURE_QUOTA, QUOTA, SURVEY_FILES_QUOTA } from '#domain/questionnaires/quota.ts'
import { PRACTICE_DAYS } from '#domain/questionnaires/retention.ts'
import { MAX_PAIRS } from '#domain/questions/matching.ts'
import { MAX_ITEMS, MIN_ITEMS } from '#domain/questions/ordering.ts'
import { MAX_ACCEPTED } from '#domain/questions/parts/accepted.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '#domain/questions/parts/options.ts'
import { type Kind, RULES } from '#domain/questions/rules.ts'
import { isByHand, isUnscored } from '#domain/questions/traits.ts'
import { LEAST_FOR_DISCRIMINATION, LEAST_FOR_GROUPS } from '#domain/statistics/score-groups.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { MAX_PICTURE_FILE, MAX_PICTURE_PIXELS, MAX_QUIZ_PICTURES } from '#domain/text/picture.ts'
import { RESUME_CODE_LENGTH, SHARE_CODE_LENGTH } from '#domain/text/share-code.ts'
import { MAX_MINUTES } from '#domain/time/minutes.ts'
import { AWAY_AFTER } from '#domain/time/outage.ts'
import { DAY, GRACE, HOUR, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { readConfig } from '../server/config.ts'
import { EMBEDDED_COOKIE } from '../server/http/embedded.ts'
import { DEVICE_COOKIE, KEPT_FOR as DEVICE_KEPT_FOR } from '../server/http/known-device.ts'
import { LIMITS } from '../server/http/limits.ts'
import { ATTEMPT_COOKIE, ATTEMPT_DAYS, SESSION_COOKIE, SESSION_DAYS } from '../server/http/who-is-asking.ts'
import { GIVEN_UP_AFTER as MAIL_GIVEN_UP_AFTER } from '../server/mail/send-mail.ts'
import { KEPT_FOR as OUTBOX_KEPT_FOR } from '../server/mail/tidy-outbox.ts'
import { LEFT_FREE } from '../server/media/uploads/find-room.ts'
import { GRACE_DAYS } from '../server/people/account-settings/ask-for-deletion.ts'
import { MOST_OF_KIND } from '../server/people/activity/store.ts'
import { WORKS_FOR as CHANGE_WORKS_FOR } from '../server/people/email/ask-for-change.ts'
import { WORKS_FOR as VERIFICATION_WORKS_FOR } from '../server/people/email/queue-verification.ts'
import { WORKS_FOR as RESET_WORKS_FOR } from '../server/people/signing-in/request-reset.ts'
import { ACTIVITY_FOR, CONFIRM_WITHIN, MESSAGES_FOR } from '../server/personal-data/registry.ts'
import { MOST_LINKS } from '../server/results/summary-links/make-link.ts'
import { MOST_IN_SURVEY } from '../server/results/surveys/tag-written.ts'
import { MOST_RESTARTS } from '../server/runs/attempts/bound-restarts.ts'
import { MOST_NEW_PARTICIPANTS } from '../server/runs/responses/bound-participants.ts'
import { UNLOCK_SECONDS } from '../web/runs/attempt/unlock-seconds.ts'
import { KEPT_UNANSWERED } from '../web/runs/device/kept-for.ts'
import { UNLOCK_SECONDS as DEMO_UNLOCK_SECONDS } from '../web/site/demo/unlock-seconds.ts'

const MEBIBYTE = 1024 ** 2
const GIBIBYTE = 1024 ** 3

const isKind = (name: string): name is Kind => name in RULES
const kindsWhere = (isWanted: (kind: Kind) => boolean) => Object.keys(RULES).filter(isKind).filter(isWanted).length
const OF_QUIZZES = kindsWhere((kind) => !isUnscored(kind))
const MARK_THEMSELVES = kindsWhere((kind) => !isUnscored(kind) && !isByHand(kind))

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((inner) => textsIn(inner))
      : []
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const textsOf = (path: string) => textsIn(JSON.parse(read(path))).join('\n')

const SCREENS = 'web/i18n/en'
const TEXTS = {
  site: textsOf('web/content/en.json'),
  screens: readdirSync(new URL(`../${SCREENS}`, import.meta.url))
    .map((file) => textsOf(`${SCREENS}/${file}`))
    .join('\n'),
  docs: ['README.md', ...readdirSync(new URL('../docs', import.meta.url)).map((file) => `docs/${file}`)]
    .filter((path) => path.endsWith('.md'))
    .map((path) => read(path).replaceAll('\n', ' '))
    .join('\n'),
  letters: [
    'people/signing-in/write-reset',
    'people/email/write-letters',
    'people/newsletter/write-confirmation',
    'people/email/write-verification',
  ]
    .map((file) => read(`server/${file}.ts`))
    .join('\n'),
  api: [
    'people/account-settings',
    'people/accounts',
    'people/email-change',
    'runs/invigilation',
    'site/newsletter',
    'questionnaires/quiz-actions',
    'people/verification',
  ]
    .map((file) => read(`contract/${file}-requests.ts`))
    .join('\n'),
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = 'zeroth first second third fourth fifth sixth'.split(' ')

const numberOf = (word: string): number => {
  const places = [WORDS, ORDINALS].map((words) => words.indexOf(word.toLowerCase()))
  return Math.max(...places) >= 0 ? Math.max(...places) : Number(word.replaceAll(',', ''))
}

/** The numbers that stand where `sentence` has a `#`, wherever it stands. */
const statedIn = (text: string, sentence: string): number[][] => {
  const pattern = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', '([\\w,]+)')
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([, ...words]) => words.map(numberOf))
}

type Row = [where: keyof typeof TEXTS, sentence: string, ...limits: number[]]

const KINDS: Row[] = [
  ['site', 'with # types of questions', OF_QUIZZES],
  ['site', 'A timed test with # types of questions. # mark themselves', OF_QUIZZES, MARK_THEMSELVES],
  ['site', '#: one right option, several right options', OF_QUIZZES],
  ['site', '# mark themselves, and the open-ended ones you mark', MARK_THEMSELVES],
  ['site', '# of the # types of questions mark themselves', MARK_THEMSELVES, OF_QUIZZES],
  ['site', '# types of questions: eight mark themselves', OF_QUIZZES],
  ['site', 'types of questions: # mark themselves', MARK_THEMSELVES],
  ['site', '# types of questions, from one right option to essays', OF_QUIZZES],
  ['docs', '**# kinds of question**', OF_QUIZZES],
]

const ROOM: Row[] = [
  ['site', 'Up to # questions in a quiz, and up to # quizzes, polls and surveys', MAX_QUESTIONS, QUOTA.listed],
  ['site', 'A quiz has # questions at most', MAX_QUESTIONS],
  ['site', 'one code for all, of # to # characters', MIN_ACCESS_CODE_LENGTH, MAX_ACCESS_CODE_LENGTH],
  ['screens', 'An access code has # to # characters', MIN_ACCESS_CODE_LENGTH, MAX_ACCESS_CODE_LENGTH],
  ['screens', '# to # characters, the same for all', MIN_ACCESS_CODE_LENGTH, MAX_ACCESS_CODE_LENGTH],
  ['site', 'Up to # hours, with or without', MAX_MINUTES / 60],
  ['site', 'duration from # minute to # hours', 1, MAX_MINUTES / 60],
  ['site', '# minute to # hours, on the server', 1, MAX_MINUTES / 60],
  ['site', 'or any other time of up to # hours', MAX_MINUTES / 60],
  ['site', 'Choose #, #, #, #, #, # or # minutes', ...DURATIONS],
  ['screens', 'Duration must be #, #, #, #, #, # or # minutes', ...DURATIONS],
  ['site', '“One right option”: # to # options', MIN_OPTIONS, MAX_OPTIONS],
  ['site', 'every answer that is accepted, up to #.', MAX_ACCEPTED],
  ['site', 'write # to # items in their right order', MIN_ITEMS, MAX_ITEMS],
  ['site', '“Match pairs”: write up to # pairs', MAX_PAIRS],
  ['site', 'the #-character code', SHARE_CODE_LENGTH],
  ['site', 'it has # letters and digits', SHARE_CODE_LENGTH],
  ['site', 'The code has # letters and digits', SHARE_CODE_LENGTH],
  ['site', 'a resume code of # letters and digits', RESUME_CODE_LENGTH],
  ['site', 'or at least # characters of any kind', LONG_PASSWORD],
  ['site', 'The maximum is # characters', MAX_PASSWORD],
  ['screens', 'or # or more characters of any kind', LONG_PASSWORD],
  ['screens', 'A quiz may have # pictures at most. Leave some', MAX_QUIZ_PICTURES],
  ['screens', 'A file may have # MB at most', MAX_PICTURE_FILE / MEBIBYTE],
  ['screens', 'GIF or AVIF, # MB at most', MAX_PICTURE_FILE / MEBIBYTE],
  ['screens', 'too many pixels: # million at most', MAX_PICTURE_PIXELS / 1_000_000],
  ['screens', 'for the server, which takes # MB', MAX_DRAFT_BYTES / MEBIBYTE],
  ['screens', 'It would have more than # tags', MAX_TAGS],
  ['screens', 'A survey has # tags at most', MOST_IN_SURVEY],
  ['screens', 'A survey has # links at most', MOST_LINKS],
  ['screens', 'the latest # stay', MOST_OF_KIND],
  ['screens', 'up to # of each kind', MOST_OF_KIND],
  ['docs', 'One account lists # quizzes at most', QUOTA.listed],
  ['docs', 'keeps # MiB of questions and # MiB of pictures', QUOTA.bytes / MEBIBYTE, PICTURE_QUOTA / MEBIBYTE],
  ['docs', 'publishes # quizzes and edits an hour', QUOTA.lastHour],
  ['docs', 'It keeps # drafts, of # MiB each', DRAFT_QUOTA.drafts, MAX_DRAFT_BYTES / MEBIBYTE],
  ['docs', 'MiB each and # MiB together', DRAFT_QUOTA.bytes / MEBIBYTE],
  ['docs', 'take # GiB a survey and # GiB a server', SURVEY_FILES_QUOTA / GIBIBYTE, ALL_FILES_QUOTA / GIBIBYTE],
  ['docs', 'less than # GiB would be left free', LEFT_FREE / GIBIBYTE],
]

const TIMES: Row[] = [
  ['site', 'within # seconds after the end counts', GRACE / SECOND],
  ['site', 'the server allows # seconds', GRACE / SECOND],
  ['site', 'The student’s: # seconds after submitting', UNLOCK_SECONDS],
  ['site', 'their own result # seconds after submitting', UNLOCK_SECONDS],
  ['site', 'are shown # seconds after submitting', UNLOCK_SECONDS],
  ['screens', 'Results # seconds after submitting', UNLOCK_SECONDS],
  ['screens', 'to each student # seconds after they have submitted', UNLOCK_SECONDS],
  [
    'site',
    'your result opens after # seconds. In a real quiz it opens after # seconds',
    DEMO_UNLOCK_SECONDS,
    UNLOCK_SECONDS,
  ],
  ['site', 'was away for more than # seconds', AWAY_AFTER / SECOND],
  ['docs', 'was away for more than # seconds', AWAY_AFTER / SECOND],
  ['docs', '`GIVE_BACK_MINUTES` | `#`', readConfig({}).giveBackMinutes],
  ['site', 'it ends after # days, when you log out', SESSION_DAYS],
  ['site', '__Host-session (# days)', SESSION_DAYS],
  ['site', 'Cookie signed_in (# days)', SESSION_DAYS],
  ['site', '__Host-device (# days)', DEVICE_KEPT_FOR / DAY],
  ['site', 'followed by the quiz code (# days)', ATTEMPT_DAYS],
  ['site', 'the link goes on working for # days', ATTEMPT_DAYS],
  ['site', 'logged in on that browser for # days', SESSION_DAYS],
  ['site', 'works once, within # minutes', RESET_WORKS_FOR / MINUTE],
  ['site', 'in our e-mail within # minutes', RESET_WORKS_FOR / MINUTE],
  ['site', 'a new one, and works for # minutes', RESET_WORKS_FOR / MINUTE],
  ['screens', 'works once, and for # minutes', RESET_WORKS_FOR / MINUTE],
  ['screens', 'It works for # minutes', RESET_WORKS_FOR / MINUTE],
  ['screens', 'A link works for # days. Log in, and Home', VERIFICATION_WORKS_FOR / DAY],
  ['screens', 'A link works for # days. Log in, and ask', CHANGE_WORKS_FOR / DAY],
  ['screens', 'open both links within # days', CHANGE_WORKS_FOR / DAY],
  ['site', 'What you only looked at is removed after # days', KEPT_UNANSWERED / DAY],
  ['site', 'quizzes is kept for # days', ACTIVITY_FOR / DAY],
  ['screens', 'what is older than # days goes', ACTIVITY_FOR / DAY],
  ['site', 'this copy is deleted after # days', MESSAGES_FOR / DAY],
  ['site', 'deleted from the list after # days', CONFIRM_WITHIN / DAY],
  ['site', 'is deleted from our list after # days', CONFIRM_WITHIN / DAY],
  ['site', 'address leaves the list after # days', CONFIRM_WITHIN / DAY],
  ['site', 'about # days at most. Without a mail service', MAIL_GIVEN_UP_AFTER / DAY],
  ['site', 'files there, which are deleted after # days', OUTBOX_KEPT_FOR / DAY],
  ['docs', 'it is deleted there after # days', OUTBOX_KEPT_FOR / DAY],
  ['site', 'erased with its results after # days in the bin', KEPT_IN_BIN / DAY],
  ['site', 'For # days “Show: Bin” has it', KEPT_IN_BIN / DAY],
  ['screens', 'it is in the bin for # days', KEPT_IN_BIN / DAY],
  ['screens', 'After # days it is erased with all its results', KEPT_IN_BIN / DAY],
  ['screens', 'you delete stay here for # days', KEPT_IN_BIN / DAY],
  ['screens', 'you delete stays here for # days', KEPT_IN_BIN / DAY],
  ['screens', 'It stays in the bin for # days', KEPT_IN_BIN / DAY],
  ['screens', 'each is erased after # days', KEPT_IN_BIN / DAY],
  ['docs', 'lies in the bin for # days', KEPT_IN_BIN / DAY],
  ['site', 'each run is erased after # days', PRACTICE_DAYS],
  ['screens', 'not counted, erased after # days', PRACTICE_DAYS],
  ['screens', 'in no results, and is erased after # days', PRACTICE_DAYS],
  ['screens', 'count in no report, and are erased after # days', PRACTICE_DAYS],
  ['screens', 'Each run is erased # days after its end', PRACTICE_DAYS],
  ['screens', 'For # days you can bring it back', TAKEN_OUT_FOR / DAY],
  ['screens', 'brought back as it was for # days', TAKEN_OUT_FOR / DAY],
  ['screens', 'waits here for # days, in case', TAKEN_OUT_FOR / DAY],
  ['site', 'not gone on with goes after # days', RESPONSE_GIVEN_UP_AFTER / DAY],
  ['site', 'in Settings; for # days you can take it back', GRACE_DAYS],
  ['screens', 'close at once. After # days everything is erased', GRACE_DAYS],
]

const LETTERS: Row[] = [
  ['letters', 'to choose one. It works once, and for # minutes', RESET_WORKS_FOR / MINUTE],
  ['letters', 'to agree. It works once, and for # days', CHANGE_WORKS_FOR / DAY],
  ['letters', 'to say yes. It works for # days', CONFIRM_WITHIN / DAY],
  ['api', 'the account erased in # days', GRACE_DAYS],
  ['api', 'valid once and for # minutes', RESET_WORKS_FOR / MINUTE],
  ['api', 'one of its mails, which is valid for # days', CHANGE_WORKS_FOR / DAY],
  ['api', 'subscription with the token of its mail, which is valid for # days', CONFIRM_WITHIN / DAY],
  ['api', 'an account with the token of its mail, which is valid for # days', VERIFICATION_WORKS_FOR / DAY],
  ['api', 'lists and figures, for # days restorable', TAKEN_OUT_FOR / DAY],
  ['api', 'After # days there it is erased', KEPT_IN_BIN / DAY],
]

const { passwordOfAccountFromAddress, passwordOnDevice, passwordOfAccount, resumeCodeOnDevice } = LIMITS

const LEASTS: Row[] = [
  ['site', 'After # wrong passwords we refuse', passwordOfAccountFromAddress.failures],
  ['site', 'for up to # minutes, the right one too', passwordOfAccountFromAddress.windowMs / MINUTE],
  ['site', 'logged in before has # tries of its own', passwordOnDevice.failures],
  [
    'site',
    'After # wrong codes you have to wait for up to # minutes',
    resumeCodeOnDevice.failures,
    resumeCodeOnDevice.windowMs / MINUTE,
  ],
  ['site', 'From one network # new devices an hour', MOST_NEW_PARTICIPANTS],
  ['screens', 'A device that starts it a # time has to wait', 1 + MOST_RESTARTS + 1],
  ['site', 'in groups of # answers or more', FEWEST_TOGETHER],
  ['site', 'in groups of # or more', FEWEST_TOGETHER],
  ['screens', 'in groups of # answers or more', FEWEST_TOGETHER],
  ['screens', 'in groups of # or more', FEWEST_TOGETHER],
  ['screens', 'not shown until there are #', FEWEST_TOGETHER],
  ['screens', 'of fewer than # students', FEWEST],
  ['screens', 'Fewer than # students have handed in', FEWEST],
  ['screens', 'that fewer than # of these students', FEWEST],
  ['screens', 'stand for at least # results each', FEWEST],
  ['screens', 'once # of its students have submitted', FEWEST],
  ['screens', 'With fewer than # submissions there are no groups', LEAST_FOR_GROUPS],
  ['screens', 'is told from # submissions on', LEAST_FOR_DISCRIMINATION],
]

it.each([...KINDS, ...ROOM, ...TIMES, ...LETTERS, ...LEASTS])('%s: “%s” (%s)', (where, sentence, ...limits) => {
  const stated = statedIn(TEXTS[where], sentence)
  expect(stated.length).toBeGreaterThan(0)
  for (const numbers of stated) expect(numbers).toEqual(limits)
})

it('waits of an hour are what the site says of a browser that is new to an account', () => {
  expect(TEXTS.site).toContain('may have to wait for up to an hour')
  expect(passwordOfAccount.windowMs).toBe(HOUR)
  expect(TEXTS.site).toContain('half an hour at most unless its operator sets it otherwise')
  expect(readConfig({}).giveBackMinutes).toBe(30)
})

const filesOf = (folder: string) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => read(`${folder}/${file}`))

/** Names under which pages keep something, by how they are written everywhere; keys of a keyboard are others. */
const KEPT_UNDER =
  /(?:_KEY|KEY|PREFIX|NAME|UNSAVED) = '([\w:-]+)'|\bleft: '([\w-]+)'|\bkept\('(\w+)'|=> `(quiznity_\w+_)\$/g

it('the privacy policy names every cookie, and all that pages keep in a browser', () => {
  const kept = filesOf('web').flatMap((text) =>
    [...text.matchAll(KEPT_UNDER)].map(([, ...names]) => names.find((name) => name !== undefined) ?? ''),
  )
  expect(kept.length).toBeGreaterThan(15)
  const ofPages = [SESSION_COOKIE, ATTEMPT_COOKIE, DEVICE_COOKIE].flatMap(({ secure, plain }) => [secure, plain])
  const cookies = [...ofPages, EMBEDDED_COOKIE]
  const privacy = textsIn(JSON.parse(read('web/content/en.json')).privacy).join('\n')
  expect([...cookies, ...kept].filter((name) => !privacy.includes(name))).toEqual([])
})
