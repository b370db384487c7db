import { Link } from 'react-router'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'

const STEPS = ['dts', 'qsi', 'prvw'] as const
type Step = (typeof STEPS)[number]

/** The steps, and a page beside them. */
export const SECTIONS = [...STEPS, 'set'] as const
export type Section = (typeof SECTIONS)[number]

const NAMES: Record<Step, () => string> = {
  dts: () => t('editor.stepDetails'),
  qsi: () => t('editor.stepQuestions'),
  prvw: () => t('editor.stepPreview'),
}

type StepLinksProps = {
  section: Section
  /** Questions come after the details. */
  canGoOn: boolean
}

export function StepLinks({ section, canGoOn }: StepLinksProps) {
  return (
    <nav aria-label={t('editor.steps')}>
      <ol className="flex flex-wrap items-center gap-x-1 sm:gap-x-2">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-1 sm:gap-2">
            {index > 0 && <span aria-hidden="true" className="h-px w-3 bg-line-strong sm:w-8" />}
            <StepLink step={step} number={index + 1} isHere={step === section} isOpen={step === 'dts' || canGoOn} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLink({ step, number, isHere, isOpen }: { step: Step; number: number; isHere: boolean; isOpen: boolean }) {
  const look = classNames(
    'flex min-h-11 items-center gap-2 rounded px-1.5 font-medium no-underline sm:px-2',
    isHere ? 'text-ink' : 'text-ink-soft',
    isOpen && !isHere && 'hover:bg-brand-soft hover:text-ink',
  )
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'tabular grid size-7 place-items-center rounded-full border text-sm font-semibold',
          isHere ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
          !isOpen && 'border-dashed',
        )}
      >
        {number}
      </span>
      <span className={classNames(!isHere && 'max-sm:sr-only')}>{NAMES[step]()}</span>
    </>
  )
  if (!isOpen) return <span className={look}>{content}</span>
  return (
    <Link to={`?section=${step}`} aria-current={isHere ? 'step' : undefined} className={look}>
      {content}
    </Link>
  )
}
