import { isolated } from '#domain/text/isolated.ts'

type Messages = Readonly<Record<string, string>>
type Areas = Readonly<Record<string, Messages>>
type Values = Readonly<Record<string, string | number>>

type WithoutPlural<Key> = Key extends `${infer Base}.${Intl.LDMLPluralRule}` ? Base : Key

/** `area.key` for every message of the areas given; `x.one` and `x.other` are the one key `x`. */
export type MessageKey<Given extends Areas> = {
  [Area in keyof Given & string]: `${Area}.${WithoutPlural<keyof Given[Area] & string>}`
}[keyof Given & string]

/** What the page speaks. English is what the messages given to `translator` are in, and stays the fallback. */
let spoken: { language: string; areas: Areas } = { language: 'en', areas: {} }

/** Changes the language of every translator from now on. Called before the first render: nothing re-renders by itself. */
export function speak(language: string, areas: Areas): void {
  spoken = { language, areas }
}

export function spokenLanguage(): string {
  return spoken.language
}

/** India's way of writing where the language alone does not say: 1,00,000 and 21 Nov 2026. */
const locales: Readonly<Record<string, string>> = { en: 'en-IN', bn: 'bn-IN' }

export function localeOf(language: string): string {
  return locales[language] ?? language
}

function find(messages: Messages = {}, key: string, plural: string | undefined): string | undefined {
  return (plural && (messages[`${key}.${plural}`] ?? messages[`${key}.other`])) || messages[key]
}

function pluralOf(language: string, count: Values[string] | undefined): string | undefined {
  return typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined
}

/** Locales write a hyphen before what is less than nothing; people read a minus sign, which never breaks from its figure. */
export function withMinusSign(figure: string): string {
  return figure.replace('-', '\u2212')
}

// Four digits stay together, since they may be a year; marks are told in hundredths wherever they are told.
const inText = { useGrouping: 'min2', maximumFractionDigits: 2 } as const

function fill(message: string, values: Values, language: string): string {
  const locale = localeOf(language)
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return typeof value === 'number'
      ? withMinusSign(value.toLocaleString(locale, inText))
      : value === undefined
        ? hole
        : isolated(value)
  })
}

/**
 * `t('area.key', { name })`: the message, its `{name}` filled in, a number written as the language writes numbers.
 * `count` chooses between `key.one`, `key.other` and whatever else the language has. Each part of the product gives it
 * only the messages it shows.
 */
export function translator<Given extends Areas>(english: Given) {
  return function t(key: MessageKey<Given>, values: Values = {}): string {
    const dot = key.indexOf('.')
    const area = key.slice(0, dot)
    const name = key.slice(dot + 1)
    const said = find(spoken.areas[area], name, pluralOf(spoken.language, values.count))
    if (said !== undefined) return fill(said, values, spoken.language)
    return fill(find(english[area], name, pluralOf('en', values.count)) ?? key, values, 'en')
  }
}

/** `wordingOf('area.key')`: all forms of a message without what is filled in, for what searches its words. */
export function wordings<Given extends Areas>(english: Given) {
  return function wordingOf(key: MessageKey<Given>): string {
    const dot = key.indexOf('.')
    const name = key.slice(dot + 1)
    const formsIn = (messages: Messages = {}) =>
      Object.keys(messages).filter((form) => form === name || form.startsWith(`${name}.`))
    const said = [spoken.areas[key.slice(0, dot)], english[key.slice(0, dot)]].find(
      (messages) => formsIn(messages).length > 0,
    )
    return formsIn(said)
      .map((form) => said?.[form]?.replace(/\{\w+\}/g, ' '))
      .join(' ')
  }
}
