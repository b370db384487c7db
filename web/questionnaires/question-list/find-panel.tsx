import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { type Dispatch, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { changeTogether } from '../entries/change-together.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import { entryName } from '../entries/entry-name.ts'
import { type Match, matchesIn, replaced } from '../entries/find-text.ts'

type FindPanelProps = {
  list: DraftList
  dispatch: Dispatch<DraftStep>
  /** To the field in which it stands. */
  onGo: (field: string) => void
  onClose: () => void
}

/** Finds a text in the whole quiz, and puts another in its place. */
export function FindPanel({ list, dispatch, onGo, onClose }: FindPanelProps) {
  const [wanted, setWanted] = useState({ text: '', matchesCase: false })
  const [by, setBy] = useState('')
  const [at, setAt] = useState(0)
  /** In how many places it was replaced last. */
  const [done, setDone] = useState(0)
  const settled = useDeferredValue(wanted)
  const matches = useMemo(() => matchesIn(list.entries, settled), [list.entries, settled])
  const panel = useRef<HTMLElement>(null)
  const place = Math.min(at, Math.max(0, matches.length - 1))
  const match = matches[place]
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('[name="find"]')?.focus(), [])

  const show = (next: number) => {
    const shown = matches[(next + matches.length) % matches.length]
    if (!shown) return
    setAt(matches.indexOf(shown))
    dispatch({ type: 'opened', key: shown.key })
  }
  const replace = (these: readonly Match[]) => {
    if (these.length === 0) return
    const contents = replaced(list.entries, these, by)
    changeTogether({ list, dispatch }, contents, t('editing.saidReplaced', { count: these.length }))
    setDone(these.length)
    if (match && these.length === 1) dispatch({ type: 'opened', key: match.key })
  }
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, shiftKey } = event
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') onClose()
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (target.name === 'replace' && !shiftKey) {
      event.preventDefault()
      replace(altKey ? matches : match ? [match] : [])
    } else if (target.name === 'find' && !altKey) {
      event.preventDefault()
      show(shiftKey ? place - 1 : isAt(list, match) ? place + 1 : place)
    }
  }
  return (
    <section
      ref={panel}
      aria-label={t('editing.find')}
      onKeyDown={press}
      className="mb-4 rounded border border-line-strong bg-surface-raised p-4"
    >
      <header className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-base">{t('editing.find')}</h3>
        <IconButton label={t('editing.closeFind')} icon={<X />} aria-keyshortcuts="Escape" onClick={onClose} />
      </header>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <TextField
          name="find"
          label={t('editing.findText')}
          autoComplete="off"
          dir="auto"
          value={wanted.text}
          onChange={({ target }) => {
            setWanted({ ...wanted, text: target.value })
            setAt(0)
            setDone(0)
          }}
        />
        <TextField
          name="replace"
          label={t('editing.replaceBy')}
          autoComplete="off"
          dir="auto"
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      </div>
      <CheckboxField
        label={t('editing.matchCase')}
        checked={wanted.matchesCase}
        onChange={({ target }) => setWanted({ ...wanted, matchesCase: target.checked })}
      />
      <FindActions
        status={countText({ text: settled.text, count: matches.length, place, done })}
        isOff={!match}
        onPrevious={() => show(place - 1)}
        onNext={() => show(isAt(list, match) ? place + 1 : place)}
        onReplace={() => match && replace([match])}
        onReplaceAll={() => replace(matches)}
      />
      {match && (
        <Found
          match={match}
          name={entryName(list, { key: match.key, part: { kind: 'text', text: '' } })}
          onGo={() => {
            dispatch({ type: 'opened', key: match.key })
            onGo(match.field)
          }}
        />
      )}
    </section>
  )
}

type FindActionsProps = {
  status: string
  isOff: boolean
  onPrevious: () => void
  onNext: () => void
  onReplace: () => void
  onReplaceAll: () => void
}

function FindActions({ status, isOff, onPrevious, onNext, onReplace, onReplaceAll }: FindActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="tabular min-h-6 flex-1 basis-40 text-sm text-ink-soft">
        {status}
      </p>
      <IconButton
        label={t('editing.findPrevious')}
        icon={<ArrowUp />}
        aria-keyshortcuts="Shift+Enter"
        disabled={isOff}
        onClick={onPrevious}
      />
      <IconButton
        label={t('editing.findNext')}
        icon={<ArrowDown />}
        aria-keyshortcuts="Enter"
        disabled={isOff}
        onClick={onNext}
      />
      <Button size="sm" aria-keyshortcuts="Enter" disabled={isOff} onClick={onReplace}>
        {t('editing.replaceOne')}
      </Button>
      <Button size="sm" aria-keyshortcuts="Alt+Enter" disabled={isOff} onClick={onReplaceAll}>
        {t('editing.replaceAll')}
      </Button>
    </div>
  )
}

const isAt = (list: DraftList, match: Match | undefined) => match?.key === list.open

const countText = ({
  text,
  count,
  place,
  done,
}: {
  text: string
  count: number
  place: number
  done: number
}): string => {
  if (text === '') return ''
  if (count === 0 && done > 0) return t('editing.saidReplaced', { count: done })
  if (count === 0) return t('editing.notFound')
  return t('editing.foundAt', { number: formatNumber(place + 1), total: formatNumber(count) })
}

const AROUND = 40

/** The match with what stands around it. */
function Found({ match, name, onGo }: { match: Match; name: string; onGo: () => void }) {
  const { text, from, to } = match
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2 text-sm">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-semibold">{name}: </span>
        <span dir="auto">
          {from > AROUND && '…'}
          {text.slice(Math.max(0, from - AROUND), from)}
          <mark className="rounded-sm bg-accent-soft text-ink underline decoration-2">{text.slice(from, to)}</mark>
          {text.slice(to, to + AROUND)}
          {text.length > to + AROUND && '…'}
        </span>
      </span>
      <Button size="sm" variant="quiet" onClick={onGo}>
        {t('editing.goThere')}
      </Button>
    </p>
  )
}
