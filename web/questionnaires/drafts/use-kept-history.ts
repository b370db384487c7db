import { useCallback, useEffect, useRef } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { DETAILS_KEY, type DeviceStorage, HISTORY_KEY, QUESTIONS_KEY } from '../entries/device-storage.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { encodedDetails, encodedItems, type QuizDraft } from '../entries/stored-draft.ts'
import { TEXT_KEY } from '../entries/text-key.ts'
import { useOnLeaving } from './use-on-leaving.ts'
import { withWrittenHistory, writtenHistory } from './written-history.ts'

/** After the draft itself, which matters more. */
const WRITE_AFTER_MS = 500

/** The list with what could be undone in it when the page was left, if the draft is still what it was then. */
export const withKeptHistory = (list: DraftList, storage: DeviceStorage | null): DraftList => {
  try {
    const draft = `${storage?.getItem(DETAILS_KEY)} ${storage?.getItem(QUESTIONS_KEY)} ${storage?.getItem(TEXT_KEY)}`
    return withWrittenHistory(list, storage?.getItem(HISTORY_KEY) ?? null, fingerprint(draft))
  } catch {
    return list
  }
}

/** Keeps what can be undone on this device, for the page that comes after this one. */
export const useKeptHistory = (list: DraftList, draft: QuizDraft, storage: DeviceStorage | null): void => {
  const latest = useRef({ list, draft })
  latest.current = { list, draft }
  const { past, future, entries, details, text } = list
  const known = useRef({ past, future, entries, details, text })

  const keep = useCallback(() => {
    const { list: now, draft: of } = latest.current
    const before = known.current
    if (hasLoggedOut()) return
    const isSame = now.past === before.past && now.future === before.future && now.text === before.text
    if (isSame && now.entries === before.entries && now.details === before.details) return
    known.current = now
    const kept = of.text ?? null
    const name = fingerprint(`${encodedDetails(of.details)} ${encodedItems(of.items)} ${kept}`)
    write(storage, writtenHistory(now, name, kept))
  }, [storage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is what there is to keep
  useEffect(() => {
    const timer = setTimeout(keep, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [past, future, entries, details, text, keep])

  useOnLeaving(keep)
}

const write = (storage: DeviceStorage | null, text: string | null): void => {
  try {
    if (text === null) storage?.removeItem(HISTORY_KEY)
    else storage?.setItem(HISTORY_KEY, text)
  } catch {
    try {
      // No room: what is there is of another moment, and would be taken for none.
      storage?.removeItem(HISTORY_KEY)
    } catch {
      // A storage that cannot be reached holds nothing that could come back.
    }
  }
}
