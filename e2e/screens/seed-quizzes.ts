import { publishVersion, readContent } from '#contract/questionnaires/versions.ts'
import { listSubmissions } from '#contract/results/analytics.ts'
import { takeOut } from '#contract/runs/invigilation.ts'
import { HOUR, MINUTE } from '#domain/time/time-limit.ts'
import { type Caller, keyOf } from '../calls.ts'
import { aQuizOfEachKind, OPINION_VALUES, OPINIONS } from '../kinds.ts'
import { rightAnswers } from '../right-answers.ts'
import type { Started } from '../start-server.ts'
import { RAHUL, startByCalls, takeQuizByCalls } from '../student.ts'
import { type Account, type Published, publish, QUESTIONS, questionsOf } from '../teacher.ts'
import { LETTERS, longQuiz } from './long-texts.ts'

/** Where something is made, and who makes it. */
export type Place = { server: Started; account: Account; teacher: Caller; anybody: Caller }

const NAMES = [RAHUL.name, 'Mita Pal', 'Anil Kumar Bandyopadhyay-Chattopadhyay', LETTERS.slice(0, 90)]
const DISTRICTS = ['Kolkata', 'Howrah', 'South 24 Parganas']
const CLASS_SIZE = 34

const student = (at: number) => ({
  name: at < NAMES.length ? NAMES[at] : `Student ${at}`,
  phone: String(9_876_543_210 + at),
  district: DISTRICTS[at % DISTRICTS.length],
})

export const plain = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))

/** The third question has a key that the better half disagrees with. */
const choiceOf = (at: number, question: number): number =>
  [at % 5 === 0 ? 0 : 1, at % 2 === 0 ? 2 : 1, at < CLASS_SIZE / 2 ? 1 : 0][question] ?? 0

/** A class that has handed in, two who are taking it now, one who was removed, and one who asks to be erased. */
export const aClass = async ({ server, account, teacher }: Place): Promise<Published & { attempt: string }> => {
  const quiz = await publish(server, account, { title: 'Science, first test', questions: plain })
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const answersOf = (at: number) =>
    ids.map((question_id, place) => ({
      question_id,
      selected_index: choiceOf(at, place),
      time_ms: 1000 * (1 + at + place),
    }))
  for (let at = 0; at < CLASS_SIZE; at += 1) {
    const calls = await takeQuizByCalls(server, quiz.code, { ...student(at), answers: answersOf(at) })
    if (at === 1) await calls('POST', '/student/erasure-request', {})
  }
  for (const at of [50, 51]) await startByCalls(server, quiz.code, student(at))
  await takeQuizByCalls(server, quiz.code, { ...student(60), name: 'Mickey Mouse' })
  const { rows } = await teacher(listSubmissions, { params: { id: quiz.id } })
  const mickey = rows.find(({ name }) => name === 'Mickey Mouse')
  await teacher(takeOut, {
    params: { id: quiz.id },
    body: { submissions: [mickey?.id], why: 'removed', reason: 'No such student' },
  })
  return { ...quiz, attempt: rows.find(({ name }) => name !== 'Mickey Mouse')?.id ?? '' }
}

/** Three who have answered each kind: what a person marks is marked by nobody yet. */
export const eachKind = async ({ server, account, teacher }: Place) => {
  const quiz = await aQuizOfEachKind(server, account)
  const right = await rightAnswers(server, quiz)
  const said = { question_id: right.at(-1)?.question_id, selected_index: -1, value: 'Because the air scatters it.' }
  for (const at of [0, 1, 2])
    await takeQuizByCalls(server, quiz.code, { ...student(at), answers: [...right.slice(at, -1), said] })
  const { rows } = await teacher(listSubmissions, { params: { id: quiz.id } })
  return { ...quiz, attempt: rows[0]?.id ?? '', essay: said.question_id ?? '' }
}

export const opinions = async ({ server, account }: Place) => {
  const quiz = await publish(server, account, { title: 'What you think', questions: OPINIONS })
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const answers = OPINION_VALUES.map((value, at) => ({ question_id: ids[at], selected_index: -1, value }))
  for (const at of [0, 1, 2]) await takeQuizByCalls(server, quiz.code, { ...student(at), answers })
  return quiz
}

const LINE = 'The Teesta rises in the snows of *Sikkim*, and reaches the plains at $h = 120$ m. '
const prose = { format: 'prose' }

/** Sections, a passage with a formula, texts between, and a picture. */
export const aPaper = async ({ server, account }: Place, picture: string) => {
  const asked = (problem: string, options: string[], more = {}) => ({ problem, options, correct_answer: 0, ...more })
  const quiz = await publish(server, account, {
    title: 'Rivers and forces',
    questions: [
      asked('What is force measured in?', ['newton', 'joule']),
      asked('Solve $\\frac{x^2}{2} = 8$.', ['$4$', '$\\sqrt{8}$'], prose),
      asked('Where does the river rise?', ['Sikkim', 'Assam'], { group: 0 }),
      asked(`What does this show? ![a clock](${picture})`, ['A clock', 'A river'], { ...prose, group: 0 }),
    ],
    groups: [{ stimulus: LINE.repeat(20).trim(), ...prose }],
    texts: [{ text: 'Read the passage **twice**.', before: 2, ...prose }],
    sections: [
      { title: 'Section A: Physics', instructions: 'Answer **both**.', before: 0, ...prose },
      { title: 'বিভাগ খ: ভূগোল', before: 2 },
    ],
  })
  const answers = (await questionsOf(server, quiz)).map(({ id }, at) => ({ question_id: id, selected_index: at % 2 }))
  for (const at of [0, 1, 2, 3, 4, 5]) await takeQuizByCalls(server, quiz.code, { ...student(at), answers })
  return quiz
}

export const longTexts = async ({ server, account, teacher }: Place, picture: string) => {
  const quiz = await publish(server, account, longQuiz(picture))
  const right = await rightAnswers(server, quiz)
  const essay = right.at(-1)?.question_id ?? ''
  const said = { question_id: essay, selected_index: -1, value: `${LETTERS}\n\n${LETTERS}` }
  await takeQuizByCalls(server, quiz.code, { ...student(3), answers: [...right.slice(0, -1), said] })
  const { rows } = await teacher(listSubmissions, { params: { id: quiz.id } })
  return { ...quiz, attempt: rows[0]?.id ?? '', essay }
}

/** Published twice. */
export const versions = async ({ server, account, teacher }: Place) => {
  const quiz = await publish(server, account, { title: 'Photosynthesis', questions: plain })
  const params = { id: quiz.id }
  await takeQuizByCalls(server, quiz.code, student(0))
  const { version_id, title, subject, duration, is_negative_marking, questions } = await teacher(readContent, {
    params,
  })
  const [first, ...others] = questions
  const body = {
    ...{ title, subject, duration, is_negative_marking, no_of_questions: questions.length },
    questions: [{ ...first, problem: 'Which gas do leaves take in?' }, ...others],
    ...{ based_on: version_id, draft_key: keyOf('publish', 1) },
  }
  await teacher(publishVersion, { params, body })
  return quiz
}

const field = { label: '', required: true, identifies: true, options: [] }
const CLASS_FORM = [
  { ...field, id: 'roll', kind: 'number', label: 'Roll number' },
  { ...field, id: 'class', kind: 'choice', label: 'Class', options: ['IX A', 'IX B'] },
]

/** Two quizzes of two classes, which tell their roll number. */
export const classes = async ({ server, account }: Place) => {
  for (const [at, title] of ['Light and sound', 'Force, work and energy'].entries()) {
    const quiz = await publish(server, account, {
      title,
      questions: plain,
      settings: { joining: { fields: CLASS_FORM } },
    })
    const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
    for (let roll = 1; roll <= 12; roll += 1) {
      const answers = ids.slice(0, (roll % 3) + at).map((question_id, place) => ({
        question_id,
        selected_index: QUESTIONS[place]?.correct,
      }))
      const fields = { roll: String(roll), class: roll <= 6 ? 'IX A' : 'IX B' }
      await takeQuizByCalls(server, quiz.code, { fields, answers })
    }
    if (at === 1) return quiz
  }
  throw new Error('no class')
}

/** On the screen of national tests, in sections with long names. */
export const nationalExam = async ({ server, account }: Place) => {
  const draft = { rows: [{ form: 'tolerance', first: '19.6', second: '0.4' }], units: '', unit: 0, decimals: 1 }
  const speed = { kind: 'numerical', problem: 'দুই সেকেন্ড পরে তার বেগ কত?', draft }
  return publish(server, account, {
    title: 'Full mock test',
    questions: [...Array.from({ length: 20 }, () => plain).flat(), ...Array.from({ length: 5 }, () => speed)],
    sections: [
      {
        title: 'Physics, section A: one right option each',
        instructions: 'Answer **all** of them.',
        before: 0,
        ...prose,
      },
      { title: 'রসায়ন: বিভাগ ক', before: 30 },
      { title: 'Numbers', before: 60 },
    ],
    settings: { screen: 'national', look: { intro: 'Bring a pen.' } },
  })
}

/** It opens within the day, closes after it, and asks for a code. */
export const waiting = async ({ server, account }: Place) => {
  const opens = (await server.now()) + 20 * HOUR
  const opening = { opens_at: opens, closes_at: opens + HOUR, access_code: 'Monsoon' }
  return publish(server, account, {
    title: 'Half-yearly',
    questions: plain,
    paper: 'with_start',
    settings: { opening },
  })
}

/** Three whose answers come after their time is over: one tells them at once, since the clock is moved on by it. */
export const late = async ({ server, account }: Place) => {
  const quiz = await publish(server, account, { title: 'At the bell', questions: plain })
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const students = await Promise.all([0, 1, 2].map((at) => startByCalls(server, quiz.code, student(at))))
  const given_at = (await server.now()) + 14 * MINUTE
  await server.advance({ minutes: 16, seconds: 20 })
  for (const calls of students)
    await calls('PUT', '/student/quiz/answers', {
      ...{ revision: 2, device: 'phone-0001', turn: 0 },
      answers: [1, 2].map((selected_index, at) => ({ question_id: ids[at], selected_index, seq: 40 + at, given_at })),
    })
  await server.run('closeOverdue')
  return quiz
}

/** Its results wait until it is closed. */
export const shownLater = ({ server, account }: Place) => {
  const wait = { when: 'after_close' }
  const release = { score: wait, answers: wait, explanations: wait }
  return publish(server, account, { title: 'Unit test', questions: plain, settings: { release } })
}
