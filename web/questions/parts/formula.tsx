import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type Formula, type Formulas, formulaKey } from '#domain/text/prose.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFit } from './use-fit.ts'
import './formula.css'

const showsMathml = () => typeof MathMLElement === 'function'

type FormulaPartProps = { formula: Formula; formulas: Formulas | undefined }

export function FormulaPart({ formula, formulas = {} }: FormulaPartProps) {
  const name = formulaKey(formula)
  const mathml = Object.hasOwn(formulas, name) ? formulas[name] : undefined
  const look = formula.isDisplay ? 'prose-display' : 'prose-formula'
  if (mathml === undefined || !showsMathml()) {
    const dollars = formula.isDisplay ? '$$' : '$'
    return <span className={look}>{`${dollars}${formula.tex}${dollars}`}</span>
  }
  return <FittedFormula look={look} mathml={mathml} />
}

const SCROLLING = ['ArrowLeft', 'ArrowRight']

/** Firefox chooses nothing by a press on what can be focused within a label: here it does what a press beside it does. */
const pressLabelOf = (event: MouseEvent<HTMLElement>) => {
  const control = event.currentTarget.closest('label')?.control
  if (!control) return
  event.preventDefault()
  control.focus()
  control.click()
}

/** Where a formula goes on beyond what is in sight. */
type GoesOn = { before: boolean; after: boolean }

/** A formula as large as its place allows; one that is wider still scrolls, by keys as well, and shows where it goes on. */
function FittedFormula({ look, mathml }: { look: string; mathml: string }) {
  const scrolled = useRef<HTMLSpanElement>(null)
  const { scale, isCut, ems } = useFit(scrolled, mathml)
  const [goesOn, setGoesOn] = useState<GoesOn>({ before: false, after: true })
  const isWide = scale < 1
  const scrolling = isCut && {
    tabIndex: 0,
    onClick: pressLabelOf,
    onScroll: () => setGoesOn(goesOnIn(scrolled.current)),
    // Those that scroll it lead to no other question then.
    onKeyDown: (event: KeyboardEvent) => SCROLLING.includes(event.key) && event.stopPropagation(),
  }
  // The one in letters is for paper, whose width no script is told.
  const style = ems === 0 ? undefined : ({ '--formula-scale': scale, '--formula-ems': ems } as CSSProperties)
  return (
    <span
      className={classNames(
        look,
        isWide && 'prose-wide',
        isCut && goesOn.before && 'prose-goes-before',
        isCut && goesOn.after && 'prose-goes-on',
      )}
      style={style}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of TeX by our server, of an allow-list of elements (domain/text/mathml.ts) */}
      <span ref={scrolled} className="prose-scrolled" {...scrolling} dangerouslySetInnerHTML={{ __html: mathml }} />
      {isCut && goesOn.before && <More by={-1} scrolled={scrolled} />}
      {isCut && goesOn.after && <More by={1} scrolled={scrolled} />}
    </span>
  )
}

/** What is left in sight where a press scrolls, as a part of the width. */
const PRESS = 0.7

/** For fingers and mice: keys scroll the formula itself. It may stand in a label, which is not what is pressed then. */
function More({ by, scrolled }: { by: 1 | -1; scrolled: { current: HTMLElement | null } }) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const { current } = scrolled
    current?.scrollBy({ left: by * PRESS * current.clientWidth })
  }
  const Arrow = by === 1 ? ChevronRight : ChevronLeft
  return (
    <span className={by === 1 ? 'prose-more' : 'prose-more prose-more-before'} aria-hidden="true" onClick={press}>
      <Arrow className="size-5" />
    </span>
  )
}

/** Letters end between pixels. */
const NEARLY = 2

const goesOnIn = (scrolled: HTMLElement | null): GoesOn => {
  if (scrolled === null) return { before: false, after: false }
  const { scrollLeft, clientWidth, scrollWidth } = scrolled
  return { before: scrollLeft > NEARLY, after: scrollLeft + clientWidth < scrollWidth - NEARLY }
}
