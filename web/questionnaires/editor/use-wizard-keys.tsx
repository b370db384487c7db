import { useState } from 'react'
import type { Section } from '../shortcuts/step-links.tsx'
import { type ByShortcut, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** What a key does in every step. */
export type WizardShortcut = 'details' | 'settings' | 'preview' | 'finish' | 'shortcuts'

type Ways = {
  section: Section
  /** Questions come after the details. */
  canGoOn: boolean
  go: (to: Section) => void
  /** To the question that is open. */
  back: () => void
  /** What the button that leads on does, in the steps that have no key for it themselves. */
  finish: Partial<Record<Section, () => void>>
}

/** The keys between the steps, each of which leads back to the questions too, and what is told on `?`. */
export const useWizardKeys = ({ section, canGoOn, go, back, finish }: Ways) => {
  const [isTold, setTold] = useState(false)
  const showShortcuts = () => setTold(true)
  const toAndBack = (to: Section) => () => (section !== to ? go(to) : canGoOn && back())
  const byKey: Pick<ByShortcut, Exclude<WizardShortcut, 'finish'>> = {
    details: toAndBack('dts'),
    settings: toAndBack('set'),
    preview: () => canGoOn && toAndBack('prvw')(),
    shortcuts: showShortcuts,
  }
  const onward = finish[section]
  useShortcuts({ ...byKey, ...(onward && { finish: onward }) })
  return { showShortcuts, shortcuts: <ShortcutsDialog open={isTold} onClose={() => setTold(false)} /> }
}
