import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/site/site.ts'

const Settings = createContext<SiteSettings | null>(null)

export const SettingsProvider = Settings.Provider

/** The operator's settings. Pages know them when they are rendered; islands get what they need as props. */
export const useSettings = (): SiteSettings => {
  const settings = useContext(Settings)
  if (!settings) throw new Error('this part of a page is rendered on the server alone')
  return settings
}
