import Plus from 'lucide-react/icons/plus'
import { useLayoutEffect, useRef, useState } from 'react'
import { optionOfKey, optionSign } from '#domain/questions/parts/option-sign.ts'
import { moved } from '#domain/questions/parts/text-list.ts'
import { fits, type Ranking, ranking, ranksIn } from '#domain/questions/ranking.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { Prose } from '../parts/prose.tsx'
import type { Player, PlayProps } from '../player.tsx'
import { RankedRow } from './ranked-row.tsx'

/** What was ranked so far, the first choice first, and below it what is left: a tap gives the next rank. */
export function PlayRanking({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Ranking>) {
  const root = useRef<HTMLDivElement>(null)
  const [said, say] = useState({ text: '', turn: 0 })
  const focusOn = useFocusAfter(root, answer)
  const [ranked, ranks] = [answer ?? [], ranksIn(asked)]
  const left = [...asked.items.keys()].filter((item) => !ranked.includes(item))
  const isFull = ranked.length >= ranks
  const change = (next: readonly number[], focus: string, text: string) => {
    if (isReadOnly) return
    focusOn(focus)
    onAnswer(next.length > 0 ? next : null)
    say({ text, turn: said.turn + 1 })
  }
  const rank = (item: number) => {
    const following = left[left.indexOf(item) + 1] ?? left.find((other) => other !== item)
    const isLast = following === undefined || ranked.length + 1 >= ranks
    const focus = isLast ? `ranked-${item}-up` : `left-${following}`
    change([...ranked, item], focus, t('opinionPlay.rankGiven', { rank: ranked.length + 1, count: ranks }))
  }
  const takeBack = (item: number) =>
    change(
      ranked.filter((other) => other !== item),
      `left-${item}`,
      t('opinionPlay.rankTakenBack'),
    )
  const move = (from: number, to: number, way: 'up' | 'down') => {
    const next = moved(ranked, from, to)
    const text = t('opinionPlay.rankGiven', { rank: to + 1, count: ranks })
    if (next !== ranked) change(next, `ranked-${ranked[from]}-${way}`, text)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: what names it stands elsewhere, and a fieldset is named by its legend
    <div ref={root} role="group" aria-labelledby={labelledBy} aria-describedby={`${id}-hint`}>
      <p id={`${id}-hint`} lang={spokenLanguage()} className="mb-3 text-ink-soft">
        {asked.top === null ? t('opinionPlay.rankAll') : t('opinionPlay.rankTop', { count: ranks })}
      </p>
      {ranked.length > 0 && (
        <ol aria-label={t('opinionPlay.ranked')} className="mb-4 grid gap-2">
          {ranked.map((item, at) => (
            <RankedRow
              key={item}
              id={`${id}-${item}`}
              item={item}
              text={asked.items[item] ?? ''}
              at={at}
              count={ranked.length}
              isReadOnly={isReadOnly}
              onMove={(to, way) => move(at, to, way)}
              onTakeBack={() => takeBack(item)}
            />
          ))}
        </ol>
      )}
      {!isFull && (
        <ul aria-label={t('opinionPlay.notRanked')} className="grid gap-2">
          {left.map((item) => (
            <li key={item}>
              <Unranked item={item} text={asked.items[item] ?? ''} isReadOnly={isReadOnly} onRank={() => rank(item)} />
            </li>
          ))}
        </ul>
      )}
      <p lang={spokenLanguage()} className="tabular mt-3 text-ink-soft">
        {t('opinionPlay.rankedOf', { count: ranked.length, ranks })}
      </p>
      <p aria-live="polite" lang={spokenLanguage()} className="sr-only">
        {/* Another element for each change: the same words are said again. */}
        <span key={said.turn}>{said.text}</span>
      </p>
    </div>
  )
}

type UnrankedProps = { item: number; text: string; isReadOnly: boolean; onRank: () => void }

/** What has no rank yet. */
function Unranked({ item, text, isReadOnly, onRank }: UnrankedProps) {
  return (
    <button
      type="button"
      data-control={`left-${item}`}
      disabled={isReadOnly}
      onClick={onRank}
      className="flex min-h-13 w-full items-start gap-3 rounded border border-dashed border-line-strong bg-surface px-3 py-2.5 text-start hover:border-brand disabled:opacity-70"
    >
      <Plus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="shrink-0 font-semibold text-ink-soft">{optionSign(item)}</span>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
        <Prose source={text} as="phrase" />
      </span>
    </button>
  )
}

/** A control goes away, or elsewhere, with what was done by it: what comes next gets the focus. */
const useFocusAfter = (root: { current: HTMLElement | null }, answer: readonly number[] | null) => {
  const wish = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ranking is what takes the focus away
  useLayoutEffect(() => {
    if (wish.current === null) return
    root.current?.querySelector<HTMLElement>(`[data-control="${wish.current}"]`)?.focus()
    wish.current = null
  }, [answer, root])
  return (control: string) => {
    wish.current = control
  }
}

export const rankingPlayer: Player<Ranking> = {
  Play: PlayRanking,
  asked: ranking.asked,
  fits,
  missing: ranking.missing,
  numbered: ranking.numbered,
  /** 1-9 or A-I give the next rank. */
  valueOfKey: (key, { asked, answer }) => {
    const [item, ranked] = [optionOfKey(key) ?? -1, answer ?? []]
    const next = ranked.includes(item) ? ranked : [...ranked, item]
    return next !== ranked && fits(asked, next) ? next : undefined
  },
}
