import { storedText, storeText } from './browser-storage.ts'

const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** What was chosen on this device; `system` until something was, or where nothing can be kept. */
export function chosenTheme(): Theme {
  const kept = storedText(key)
  return isTheme(kept) ? kept : 'system'
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  // Without storage the choice lasts as long as the page.
  storeText(key, theme === 'system' ? null : theme)
}
