/** What a browser calls itself, in the two words that people know it by; empty where it says nothing that is known. */
export type DeviceWords = { browser: string; system: string }

/** The first that fits: most browsers name the ones before them as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer ones were not written by a browser. */
const MAX_READ = 500

const firstIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? ''

export const deviceWords = (userAgent: string): DeviceWords => {
  const text = userAgent.slice(0, MAX_READ)
  return { browser: firstIn(BROWSERS, text), system: firstIn(SYSTEMS, text) }
}
