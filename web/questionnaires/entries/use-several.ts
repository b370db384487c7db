import { type Dispatch, useCallback, useReducer, useRef } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { toast } from '../../ui/toast.ts'
import { changeTogether } from './change-together.ts'
import { isQuestion } from './draft-entries.ts'
import { advance, type DraftList, type DraftStep, numberOf, questionEntries } from './draft-list.ts'
import { entryName } from './entry-name.ts'
import { type KeptAside, keptNow } from './kept-aside.ts'
import type { Offers } from './offers.ts'
import { select, selectedIn } from './selection.ts'
import type { Together } from './several-entries.ts'

type Means = { list: DraftList; dispatch: Dispatch<DraftStep>; say: (text: string) => void }

/** Several chosen in the list, and what is done to all of them in one step. */
export const useSeveral = ({ list, dispatch, say }: Means) => {
  const [begun, step] = useReducer(select, null)
  /** One alone is no choice, and may stand without a list to choose it in. */
  const isPossible = list.entries.length > 1
  const selection = isPossible ? begun : null
  const latest = useRef(list)
  latest.current = list
  const chosen = selectedIn(list.entries, selection)
  const keys = chosen.map(({ key }) => key)

  const choose = useCallback((key: number, reaching: boolean) => {
    const { entries, open } = latest.current
    step(reaching ? { type: 'reached', key, entries, open } : { type: 'toggled', key })
  }, [])
  const together = (change: Together, saying: (after: DraftList) => string) => {
    if (keys.length === 0) return
    const after = advance(list, { type: 'together', keys, change })
    if (after === list)
      return change.type === 'duplicated' || change.type === 'inSection' ? say(noRoom(list.offers)) : undefined
    dispatch({ type: 'together', keys, change })
    say(saying(after))
  }
  const keptOf = (key: number) => list.asides.get(key) ?? []
  /** Each chosen question as `change` makes it; `kept`: what is kept aside of it. */
  const rewrite = (change: (question: DraftQuestion, kept: readonly KeptAside[]) => DraftQuestion, saying: string) => {
    const contents = chosen.filter(isQuestion).map(({ key, question }) => [key, change(question, keptOf(key))] as const)
    changeTogether({ list, dispatch }, new Map(contents), saying)
  }
  const count = formatNumber(keys.length)
  return {
    selection,
    chosen,
    choose,
    isPossible,
    begin: () => isPossible && step({ type: 'begun' }),
    end: () => step({ type: 'ended' }),
    chooseAll: () => {
      step({ type: 'all', entries: list.entries })
      say(t('editing.saidChosen', { count: list.entries.length }))
    },
    chooseNone: () => step({ type: 'none' }),
    rewrite,
    keptAside: chosen.filter(isQuestion).flatMap(({ key, question }) => keptNow(question, keptOf(key)) ?? []),
    move: (way: 'up' | 'down') => together({ type: 'moved', way }, (after) => saidMoved(list, after, keys)),
    duplicate: () => together({ type: 'duplicated' }, () => t('editing.saidCopied', { count })),
    remove: () => {
      if (keys.length === 0) return
      dispatch({ type: 'together', keys, change: { type: 'deleted' } })
      step({ type: 'none' })
      toast.success(t('editing.saidDeleted', { count }))
    },
    belong: (passage: number | null) =>
      together({ type: 'belongs', passage }, () => shown(t('editing.saidSet', { count: keys.length }))),
    inSection: (section: number | 'new' | null) =>
      together({ type: 'inSection', section }, (after) => saidInSection(after, section, keys.length)),
  }
}

export type Several = ReturnType<typeof useSeveral>

/** For eyes too. */
const shown = (said: string): string => {
  toast.success(said)
  return said
}

const saidInSection = (after: DraftList, section: number | 'new' | null, count: number): string => {
  const heading = after.entries.find(({ key }) => key === (section === 'new' ? after.open : section))
  const said = heading
    ? t('editing.saidInSection', { count, section: entryName(after, heading) })
    : t('editing.saidAboveSections', { count })
  return shown(section === 'new' ? `${said} ${t('editing.saidNewSection')}` : said)
}

const noRoom = ({ mostQuestions: most, parts, isPaged }: Offers) => {
  if (parts.length === 0) return editor('editor.mostQuestions', { most })
  if (isPaged) return t('editing.noRoomOnPages', { most, pages: MAX_SECTIONS })
  return t('editing.noRoom', { most, groups: MAX_PASSAGES, texts: MAX_TEXTS, sections: MAX_SECTIONS })
}

/** More than these are not told one by one. */
const MOST_TOLD = 6

/** Where the questions among them stood, and where they stand now. */
const saidMoved = (before: DraftList, after: DraftList, keys: readonly number[]): string => {
  const moved = keys.filter((key) => numberOf(before, key) > 0)
  const total = formatNumber(questionEntries(after).length)
  const numbersIn = (list: DraftList) =>
    new Intl.ListFormat(spokenLanguage()).format(moved.map((key) => formatNumber(numberOf(list, key))))
  if (moved.length === 0) return t('editing.saidMovedParts')
  if (moved.length <= MOST_TOLD)
    return t('editing.saidMovedTogether', { from: numbersIn(before), to: numbersIn(after), total, count: moved.length })
  const first = formatNumber(numberOf(after, moved[0] ?? 0))
  return t('editing.saidMovedMany', { count: moved.length, first, total })
}
