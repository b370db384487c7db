import { useCallback, useEffect, useState } from 'react'
import { type AnswerToMark, type Progress, readOne, readPage } from './api.ts'

type Asked = { quizId: string; questionId: string; areNamesHidden: boolean; attemptId: string | null }
type Read = { answers: readonly AnswerToMark[]; next: string | null; progress: Progress | null }

/** Those that are there stay where they are; of what is read again nothing comes twice. */
const withMore = (known: readonly AnswerToMark[], more: readonly AnswerToMark[]): AnswerToMark[] => {
  const ids = new Set(known.map(({ attemptId }) => attemptId))
  return [...known, ...more.filter(({ attemptId }) => !ids.has(attemptId))]
}

const begin = async ({ attemptId, ...asked }: Asked): Promise<Read> => {
  if (attemptId !== null) return { answers: [await readOne(attemptId, asked)], next: null, progress: null }
  return readPage(asked, null)
}

/** The answers to one question as far as they were read, in an order that stays while they are marked. */
export const useAnswers = ({ quizId, questionId, areNamesHidden, attemptId }: Asked) => {
  const [read, setRead] = useState<Read | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try reads the same again
  useEffect(() => {
    let isOn = true
    setError(null)
    begin({ quizId, questionId, areNamesHidden, attemptId }).then(
      (found) => isOn && setRead(found),
      (failure) => isOn && setError(failure),
    )
    return () => {
      isOn = false
    }
  }, [quizId, questionId, areNamesHidden, attemptId, tries])

  /** All answers with the next page; from the first page again, where there is no next, for those that came since. */
  const more = useCallback(
    async (before: Read): Promise<Read> => {
      const page = await readPage({ quizId, questionId, areNamesHidden }, before.next)
      const all = {
        ...page,
        answers: withMore(before.answers, page.answers),
        next: before.next === null ? null : page.next,
      }
      setRead(all)
      return all
    },
    [quizId, questionId, areNamesHidden],
  )

  /** One of them as it is now. */
  const again = async (answer: AnswerToMark): Promise<AnswerToMark> => {
    const fresh = await readOne(answer.attemptId, { questionId, areNamesHidden })
    setRead(
      (now) =>
        now && {
          ...now,
          answers: now.answers.map((each) => (each.attemptId === fresh.attemptId ? fresh : each)),
        },
    )
    return fresh
  }
  const heard = (progress: Progress) => setRead((now) => now && { ...now, progress })
  return { read, error, retry: () => setTries((count) => count + 1), more, again, heard }
}
export type Answers = ReturnType<typeof useAnswers>
