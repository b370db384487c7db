import { asKind, type DraftOf, type DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { asLook } from '#domain/questions/scale.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../i18n/teachers/polls.ts'

/** What a poll may be answered with, in words that people use for it. */
export const PRESETS = ['choice', 'yes_no', 'rating', 'scale', 'ranking', 'words', 'text', 'number'] as const
export type Preset = (typeof PRESETS)[number]

const STARS = 5
const EXPECTS = { words: 'line', text: 'text', number: 'number' } as const

const yesAndNo = () => [t('polls.yes'), t('polls.no')]

const isYesNo = ({ draft }: DraftOf<'opinion'>): boolean =>
  draft.most === 1 && !draft.other && draft.options.join('\n') === yesAndNo().join('\n')

/** Which of them a question is; null: it was made elsewhere, and is none of them. */
export const presetOf = (question: DraftQuestion): Preset | null => {
  if (question.kind === 'opinion') return isYesNo(question) ? 'yes_no' : 'choice'
  if (question.kind === 'scale') return ['numbers', 'nps'].includes(question.draft.look) ? 'scale' : 'rating'
  if (question.kind === 'ranking') return 'ranking'
  if (question.kind !== 'comment') return null
  const { expects } = question.draft
  return expects === 'text' || expects === 'number' ? expects : 'words'
}

/** What has been written to choose from, under whatever name. */
export const listIn = (question: DraftQuestion): string[] => {
  if (question.kind === 'opinion') return isYesNo(question) ? [] : question.draft.options
  return question.kind === 'ranking' ? question.draft.items : []
}

const filledUp = (texts: readonly string[], least: number): string[] => {
  const written = texts.filter(isFilled)
  return [...written, ...Array<string>(Math.max(0, least - written.length)).fill('')]
}

const opinion = (question: DraftQuestion, preset: 'choice' | 'yes_no'): DraftQuestion => {
  const next = asKind(question, 'opinion')
  if (next.kind !== 'opinion') return next
  if (preset === 'yes_no')
    return { ...next, draft: { options: yesAndNo(), look: 'row', least: null, most: 1, other: false } }
  const isOpinion = question.kind === 'opinion' && !isYesNo(question)
  return isOpinion ? next : { ...next, draft: { ...next.draft, look: 'list', options: filledUp(listIn(question), 2) } }
}

const scale = (question: DraftQuestion, preset: 'rating' | 'scale'): DraftQuestion => {
  const next = asKind(question, 'scale')
  if (next.kind !== 'scale' || presetOf(next) === preset) return next
  return { ...next, draft: { ...asLook(next.draft, preset === 'rating' ? 'stars' : 'numbers'), to: STARS } }
}

/** The same question, answered in another way: what both have is kept. */
export const asPreset = (question: DraftQuestion, preset: Preset): DraftQuestion => {
  if (preset === 'choice' || preset === 'yes_no') return opinion(question, preset)
  if (preset === 'rating' || preset === 'scale') return scale(question, preset)
  if (preset === 'ranking') {
    const next = asKind(question, 'ranking')
    return next.kind === 'ranking' ? { ...next, draft: { ...next.draft, items: filledUp(listIn(question), 2) } } : next
  }
  const next = asKind(question, 'comment')
  return next.kind === 'comment' ? { ...next, draft: { ...next.draft, expects: EXPECTS[preset] } } : next
}
