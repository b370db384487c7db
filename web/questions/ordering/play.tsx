import Check from 'lucide-react/icons/check'
import { useLayoutEffect, useRef, useState } from 'react'
import { fits, type Ordering, ordering } from '#domain/questions/ordering.ts'
import { moved } from '#domain/questions/parts/text-list.ts'
import { t } from '../../i18n/students/play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useRowDrag } from '../parts/use-row-drag.ts'
import type { Player, PlayProps } from '../player.tsx'
import { type Control, ItemRow } from './item-row.tsx'

/** The items in the order so far. It is an answer once something was moved, or once it is said to be right as it is. */
export function PlayOrdering({ id, asked: { items }, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Ordering>) {
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState({ text: '', turn: 0 })
  const focusOn = useFocusAfterMove(list, answer)
  const order = answer ?? [...items.keys()]
  const move = (from: number, to: number, control: Control = 'handle') => {
    const item = order[from]
    const next = moved(order, from, to)
    if (isReadOnly || item === undefined || next === order) return
    focusOn({ item, control })
    onAnswer(next)
    say({ text: t('play.orderMoved', { number: to + 1, count: order.length }), turn: said.turn + 1 })
  }
  const keep = () => {
    if (answer === null) onAnswer(order)
  }
  const drag = useRowDrag({ list, isOn: !isReadOnly, onDrop: move })

  return (
    <>
      <p lang={spokenLanguage()} className="mb-3 text-sm text-ink-soft">
        {t('play.orderHint')}
      </p>
      <p id={`${id}-help`} lang={spokenLanguage()} className="sr-only">
        {t('play.orderMoveHelp')}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari takes it for no list */}
      <ol ref={list} role="list" aria-labelledby={labelledBy} className="grid gap-2">
        {order.map((item, at) => (
          <ItemRow
            key={item}
            id={`${id}-${item}`}
            helpId={`${id}-help`}
            text={items[item] ?? ''}
            item={item}
            at={at}
            count={order.length}
            isReadOnly={isReadOnly}
            isHeld={drag.heldAt === at}
            shift={drag.shiftOf?.[at] ?? null}
            handle={drag.handle(at)}
            onMove={(to, control) => move(at, to, control)}
          />
        ))}
      </ol>
      {/* It keeps its place and the focus when it is pressed. */}
      <Button
        className="mt-3 aria-disabled:border-transparent aria-disabled:bg-transparent"
        lang={spokenLanguage()}
        disabled={isReadOnly}
        aria-disabled={answer !== null || undefined}
        icon={answer !== null && <Check aria-hidden="true" className="size-5 stroke-3 text-brand" />}
        onClick={keep}
      >
        {t(answer === null ? 'play.orderKeep' : 'play.orderKept')}
      </Button>
      <p aria-live="polite" lang={spokenLanguage()} className="sr-only">
        {/* Another element for each move: the same words are said again. */}
        <span key={said.turn}>{said.text}</span>
      </p>
    </>
  )
}

type Wish = { item: number; control: Control }

/** An element loses the focus where it moves in the document. */
const useFocusAfterMove = (list: { current: HTMLElement | null }, answer: readonly number[] | null) => {
  const wish = useRef<Wish | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what takes the focus away
  useLayoutEffect(() => {
    if (!wish.current) return
    const { item, control } = wish.current
    wish.current = null
    list.current?.querySelector<HTMLElement>(`[data-item="${item}"] [data-control="${control}"]`)?.focus()
  }, [answer, list])
  return (next: Wish) => {
    wish.current = next
  }
}

export const orderingPlayer: Player<Ordering> = {
  Play: PlayOrdering,
  asked: ordering.asked,
  fits,
  parts: ({ items }) => items.length,
  valueOfKey: () => undefined,
}
