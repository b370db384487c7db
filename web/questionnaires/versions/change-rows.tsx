import type { ReactNode } from 'react'
import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { PartChange, QuestionChange } from '#domain/questionnaires/drafts/version-comparison.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Prose } from '../../questions/parts/prose.tsx'
import { Badge } from '../../ui/badge.tsx'
import { QuestionPreview } from '../question-form/question-preview.tsx'
import { wordChanges } from './word-changes.ts'

type Usual = { before: MarkingRules; after: MarkingRules }

/** One question that is not as it was, the former beside the new one where there are both. */
export function QuestionRow({ change, usual }: { change: QuestionChange; usual: Usual }) {
  switch (change.kind) {
    case 'same':
      return null
    case 'added':
      return (
        <Row badge={<Badge tone="correct">{t('versions.added')}</Badge>}>
          <QuestionPreview question={change.question} number={change.after} usual={usual.after} />
        </Row>
      )
    case 'removed':
      return (
        <Row badge={<Badge tone="wrong">{t('versions.removed')}</Badge>}>
          <QuestionPreview question={change.question} number={change.before} usual={usual.before} />
        </Row>
      )
    case 'moved':
      return (
        <Row badge={<Badge>{t('versions.moved', { before: change.before, after: change.after })}</Badge>}>
          <QuestionPreview question={change.question} number={change.after} usual={usual.after} />
        </Row>
      )
    case 'changed':
      return (
        <Row badge={<Badge tone="accent">{t('versions.changed')}</Badge>}>
          <Words was={change.was} is={change.is} number={change.after} />
          <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
            <Side label={t('versions.was')} question={change.was} number={change.before} usual={usual.before} />
            <Side label={t('versions.is')} question={change.is} number={change.after} usual={usual.after} />
          </div>
        </Row>
      )
  }
}

/** What changed in the words of a question, as its text says them. */
function Words({ was, is, number }: { was: DraftQuestion; is: DraftQuestion; number: number }) {
  const changes = wordChanges(writtenItem(was, number), writtenItem(is, number))
  // Only how it is marked.
  if (changes.every(({ kind }) => kind === 'same')) return null
  return (
    <p dir="auto" className="mb-3 rounded border border-line bg-surface p-3 whitespace-pre-wrap wrap-anywhere">
      {changes.map(({ kind, text }, at) => {
        if (kind === 'same') return text
        const Changed = kind === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: worked out anew each time, without a state of their own
          <Changed key={at} className={CHANGED[kind]}>
            <span className="sr-only">{t(kind === 'added' ? 'versions.wordsAdded' : 'versions.wordsRemoved')} </span>
            {text}
          </Changed>
        )
      })}
    </p>
  )
}

const CHANGED = {
  added: 'rounded-sm bg-correct-soft text-ink font-semibold underline decoration-2',
  removed: 'rounded-sm bg-wrong-soft text-ink line-through decoration-2',
}

type SideProps = { label: string; question: DraftQuestion; number: number; usual: MarkingRules }

function Side({ label, question, number, usual }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm font-medium text-ink-soft">{label}</p>
      <QuestionPreview question={question} number={number} usual={usual} />
    </div>
  )
}

function Row({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2">{badge}</p>
      {children}
    </div>
  )
}

const PART_CHANGES = {
  added: { tone: 'correct', name: 'versions.partAdded' },
  removed: { tone: 'wrong', name: 'versions.partRemoved' },
  other_questions: { tone: 'review', name: 'versions.sectionChanged' },
} as const

export function PartRow({ kind, part }: { kind: PartChange['kind']; part: DraftPart }) {
  return (
    <Row badge={<Badge tone={PART_CHANGES[kind].tone}>{t(PART_CHANGES[kind].name)}</Badge>}>
      <div dir="auto" className="rounded border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere">
        {part.kind === 'section' && <strong className="block">{part.title}</strong>}
        <Prose source={part.text} />
      </div>
    </Row>
  )
}
