import type { NewRespondedOnWire } from '#contract/responses.ts'

/** A poll as it is typed. */
export type NewPoll = { question: string; options: string[]; isSeveral: boolean; isChangeable: boolean }

export const EMPTY_POLL: NewPoll = { question: '', options: ['', ''], isSeveral: false, isChangeable: false }

export type PollGap = 'question' | 'options'

/** Enough to know it by in a list. */
const MAX_TITLE = 100

const written = ({ options }: NewPoll): string[] => options.map((text) => text.trim()).filter((text) => text !== '')

/** What it lacks before it can start; options that say the same could not be told apart on the screen. */
export const gapsIn = (poll: NewPoll): PollGap[] => {
  const options = written(poll)
  const areTold = options.length >= 2 && new Set(options).size === options.length
  return [...(poll.question.trim() === '' ? (['question'] as const) : []), ...(areTold ? [] : (['options'] as const))]
}

/** The question is the title; `key` is the same however often it is sent. */
export const pollOnWire = (poll: NewPoll, key: string): NewRespondedOnWire => ({
  kind: 'poll',
  title: Array.from(poll.question.trim().replace(/\s+/gu, ' ')).slice(0, MAX_TITLE).join(''),
  // Voters are shown no results, so the page promises them none.
  responding: { changeable: poll.isChangeable },
  draft_key: key,
  sections: [
    {
      questions: [
        {
          kind: 'opinion',
          problem: poll.question.trim(),
          required: true,
          draft: {
            options: written(poll),
            look: 'list',
            least: null,
            most: poll.isSeveral ? null : 1,
            other: false,
          },
        },
      ],
    },
  ],
})
