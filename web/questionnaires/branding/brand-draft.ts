import { problemsOf } from '#contract/wire/problems-of.ts'
import { type Brand, brand as brandSchema } from '#domain/branding/brand.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import type { Problem } from '#domain/text/problem.ts'

export type BrandPart = keyof Brand
export const COLOURS = ['first', 'second', 'page'] as const
export type ColourPart = (typeof COLOURS)[number]

/** A brand while it is changed: a colour that is half typed leaves the one before it in the brand. */
export type BrandDraft = { brand: Brand; typed: Record<ColourPart, string> }

export type BrandProblems = Partial<Record<BrandPart, Problem>>

export const draftOf = (brand: Brand): BrandDraft => ({
  brand,
  typed: { first: brand.first ?? '', second: brand.second ?? '', page: brand.page ?? '' },
})

const colourProblem = (text: string): Problem | undefined => {
  const parsed = text.trim() === '' ? undefined : parseColour(text)
  return parsed && !parsed.ok ? parsed.code : undefined
}

/** Empty: none. */
export const withTyped = ({ brand, typed }: BrandDraft, part: ColourPart, text: string): BrandDraft => {
  const parsed = parseColour(text)
  const colour = text.trim() === '' ? null : parsed.ok ? parsed.value : brand[part]
  return { brand: { ...brand, [part]: colour }, typed: { ...typed, [part]: text } }
}

/** Another brand in its place; what was typed and is no colour stays where it was typed. */
export const onto = (draft: BrandDraft, brand: Brand): BrandDraft => {
  const next = draftOf(brand)
  const half = COLOURS.filter((part) => colourProblem(draft.typed[part]))
  return { brand, typed: { ...next.typed, ...Object.fromEntries(half.map((part) => [part, draft.typed[part]])) } }
}

/** What was changed beside the colours: these stand as they were typed. */
export const withChange = (draft: BrandDraft, change: Partial<Omit<Brand, ColourPart>>): BrandDraft => ({
  ...draft,
  brand: { ...draft.brand, ...change },
})

const BY_PART = Object.keys(brandSchema.shape) as BrandPart[]

const partAt = (path: string): BrandPart | undefined => BY_PART.find((part) => path.split('.')[0] === part)

/** The first problem of each part, of problems by dotted path; `within`: where the brand stands in what was sent. */
export const problemsByPart = (problems: Readonly<Record<string, Problem>>, within = ''): BrandProblems => {
  const found: BrandProblems = {}
  for (const [path, problem] of Object.entries(problems)) {
    const part = partAt(path.startsWith(within) ? path.slice(within.length) : path)
    if (part) found[part] ??= problem
  }
  return found
}

/** What keeps it from being saved. */
export const problemsIn = ({ brand, typed }: BrandDraft): BrandProblems => {
  const read = brandSchema.safeParse(brand)
  const ofColours = COLOURS.flatMap((part) => {
    const problem = colourProblem(typed[part])
    return problem ? [[part, problem] as const] : []
  })
  return { ...(!read.success && problemsByPart(problemsOf(read.error))), ...Object.fromEntries(ofColours) }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** As a server keeps it, without spaces around a text; what can't be kept stays as it is. */
export const asKept = (brand: Brand): Brand => {
  const read = brandSchema.safeParse(brand)
  return read.success ? read.data : brand
}

const changedIn = (one: Brand, other: Brand): BrandPart[] => {
  const [now, then] = [asKept(one), asKept(other)]
  return BY_PART.filter((part) => !isSame(now[part], then[part]))
}

/** Null: that of its teacher's account. */
export type Look = Brand | null

/** What clashes by itself: whether there is a look of its own at all. */
export type Clash = BrandPart | 'own'

type OnTop = { look: Look; clashes: Clash[] }

/** What was changed here, put on top of what holds by now; a clash is what was changed elsewhere too, to something else. */
export const onTopOf = ({ mine, before, now }: { mine: Look; before: Look; now: Look }): OnTop => {
  if (isSame(mine, now) || isSame(now, before)) return { look: mine, clashes: [] }
  if (!(mine && before && now)) return { look: mine, clashes: ['own'] }
  const changed = changedIn(mine, before)
  const elsewhere = changedIn(now, before)
  const own = asKept(mine)
  const look = { ...now, ...Object.fromEntries(changed.map((part) => [part, own[part]])) }
  return { look, clashes: changed.filter((part) => elsewhere.includes(part) && !isSame(own[part], now[part])) }
}
