import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { FillInBlanks } from '#domain/questions/fill-in-blanks.ts'
import {
  type AskedBlank,
  type BlankGiven,
  type BlankKey,
  blankWords,
  isBlankRight,
} from '#domain/questions/parts/blank.ts'
import { type Readers, readersOf } from '#domain/questions/parts/readers.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePlainText } from '../parts/prose.tsx'
import type { Reader, ReviewProps } from '../review.ts'
import { acceptedWords } from './accepted.ts'
import { Passage } from './passage.tsx'

/** The passage as it was filled in; behind each blank what is right, where that may be seen. */
export function ReviewFillInBlanks({ asked, answerKey, answer, reader, lang }: ReviewProps<FillInBlanks>) {
  return (
    <div className="mt-3">
      <Passage pieces={asked.pieces} lang={lang}>
        {(blank, at) => (
          <ReviewedBlank
            blank={blank}
            given={answer?.[at] ?? null}
            answerKey={answerKey?.blanks[at] ?? null}
            readers={readersOf(answerKey ?? {})}
            reader={reader}
          />
        )}
      </Passage>
    </div>
  )
}

const LOOKS = {
  correct: { Icon: Check, chip: 'border-correct bg-correct-soft text-correct' },
  wrong: { Icon: X, chip: 'border-wrong bg-wrong-soft text-wrong' },
  blank: { Icon: Minus, chip: 'border-dashed border-line-strong text-ink-soft' },
  given: { Icon: null, chip: 'border-line-strong bg-surface-sunken text-ink' },
} as const

type BlankLook = keyof typeof LOOKS

const lookOf = (given: BlankGiven, key: BlankKey | null, readers: Readers): BlankLook => {
  if (given === null) return 'blank'
  if (key === null) return 'given'
  return isBlankRight(key, given, readers) ? 'correct' : 'wrong'
}

type ReviewedBlankProps = {
  blank: AskedBlank
  given: BlankGiven
  answerKey: BlankKey | null
  readers: Readers
  reader: Reader
}

function ReviewedBlank({ blank, given, answerKey, readers, reader }: ReviewedBlankProps) {
  const look = lookOf(given, answerKey, readers)
  const { Icon, chip } = LOOKS[look]
  const plain = usePlainText()
  // What was typed means nothing but itself.
  const shown = (words: string) => (blank.kind === 'choice' ? plain(words) : words)
  return (
    <>
      <span className={classNames(CHIP, chip)}>
        {Icon && <Icon aria-hidden="true" className="me-1 inline size-4 stroke-3 align-[-0.125em]" />}
        <span className="sr-only">{t(`analysis.blankIs_${look}_${reader}`)} </span>
        <span dir="auto">{look === 'blank' ? t('analysis.verdict_blank') : shown(blankWords(blank, given) ?? '')}</span>
      </span>
      {answerKey && look !== 'correct' && (
        <>
          {' '}
          <span className={classNames(CHIP, LOOKS.correct.chip, 'border-dotted')}>
            <span className="text-sm">{t('analysis.blankRight')} </span>
            <span dir="auto" className="font-semibold">
              {shown(rightWords(blank, answerKey))}
            </span>
          </span>
        </>
      )}
    </>
  )
}

const CHIP = 'mx-0.5 rounded border box-decoration-clone px-1.5 py-0.5'

const rightWords = (blank: AskedBlank, key: BlankKey): string => {
  if (key.kind === 'choice') return blankWords(blank, key.correct) ?? ''
  return acceptedWords(key, (from, to) => t('analysis.blankRange', { from, to }))
}
