import { describe, expect, it } from 'vitest'
import content from './en.json'

const { site, home, faq, terms, privacy, support, articles, featurePages, demo, links, contactData } = content

type Place = { path: string; text: string }

/** Every text of the file, with where it stands. */
const textsIn = (value: unknown, path = ''): Place[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}
const texts = textsIn(content)

type Meta = { title: string; description: string }

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value

const metasIn = (value: unknown, path = ''): { path: string; meta: Meta }[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'meta' && isMeta(inner) ? [{ path, meta: inner }] : metasIn(inner, `${path}/${key}`),
  )
}

const articleMetas = articles.map(({ slug, title, summary }) => ({
  path: `/support/${slug}`,
  meta: { title, description: summary },
}))

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('every text', () => {
  it('says something, without spaces around it', () => {
    expect(texts.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
  })

  it('holds only tokens that are filled in', () => {
    const known = /\{(company|year|support)\}/g
    expect(texts.filter(({ text }) => /[{}]/.test(text.replaceAll(known, '')))).toEqual([])
  })

  it('links with [text](/path) or [text](https://…), and has no other markup', () => {
    const link = /\[[^[\]]+\]\((\/(?!\/)[^()\s]*|https:\/\/[^()\s]+)\)/g
    expect(texts.filter(({ text }) => /\]\(|<\/?[a-z]|\*\*/i.test(text.replaceAll(link, '')))).toEqual([])
  })

  it('is plain where it becomes a title, a description or a picture', () => {
    const plain = /(^|\.)(title|summary|keywords|slug|id|label)(\.|$)|\.meta\./
    expect(texts.filter(({ path, text }) => plain.test(path) && /[{}[\]]/.test(text))).toEqual([])
  })
})

describe('what search engines show', () => {
  const metas = [...metasIn(content), ...articleMetas]

  it.each(metas)('of $path fits', ({ meta: { title, description } }) => {
    const inTab = title.includes(site.name) ? title : `${title} · ${site.name}`
    expect(inTab.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('is different for every page', () => {
    expect(repeated(metas.map(({ meta }) => meta.title))).toEqual([])
    expect(repeated(metas.map(({ meta }) => meta.description))).toEqual([])
  })
})

describe('questions to try', () => {
  const questions = [...home.live.questions, ...demo.questions]

  it('are three on the home page and five in the demo', () => {
    expect([home.live.questions.length, demo.questions.length]).toEqual([3, 5])
  })

  it.each(questions)('“$problem” has four different options and a right one', ({ options, correct, lang }) => {
    expect(new Set(options).size).toBe(4)
    expect(options).toHaveLength(4)
    expect(options[correct]).toBeDefined()
    expect(Intl.getCanonicalLocales(lang)).toEqual([lang])
  })
})

describe('frequently asked questions', () => {
  const ids = idsOf(faq.questions)

  it('have an id of their own each', () => expect(repeated(ids)).toEqual([]))

  it('stand on the home page five at a time', () => {
    expect(faq.homeIds).toHaveLength(5)
    expect(repeated(faq.homeIds)).toEqual([])
    expect(faq.homeIds.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('legal pages', () => {
  it('the terms have their six clauses', () => {
    expect(idsOf(terms.clauses)).toEqual([
      'acceptance',
      'responsibilities',
      'intellectual-property',
      'account-security',
      'termination',
      'changes',
    ])
  })

  it('each section of the policy has an id of its own and says something', () => {
    expect(repeated(idsOf(privacy.sections))).toEqual([])
    expect(privacy.sections.filter(({ paragraphs, list }) => paragraphs.length + list.length === 0)).toEqual([])
  })

  it.each([terms.updated, privacy.updated])('%s is a date', (updated) => {
    expect(new Date(`${updated}T00:00:00Z`).toISOString().slice(0, 10)).toBe(updated)
  })
})

describe('support articles', () => {
  const slugs = articles.map(({ slug }) => slug)

  it('have an address of their own each', () => {
    expect(repeated(slugs)).toEqual([])
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it.each(support.categories)('$title lists all its articles and no others', (category) => {
    const own = articles.filter((article) => article.category === category.id).map(({ slug }) => slug)
    expect([...category.articles].sort()).toEqual(own.sort())
  })

  it('are each in a category', () => {
    const known = idsOf(support.categories)
    expect(articles.filter(({ category }) => !known.includes(category))).toEqual([])
  })

  it.each(articles)('$slug leads to other articles that exist', ({ slug, related }) => {
    expect(repeated(related)).toEqual([])
    expect(related.filter((other) => other === slug || !slugs.includes(other))).toEqual([])
  })

  it.each(articles)('$slug is made of texts, steps, lists and headings', ({ blocks }) => {
    const shapes = blocks.map(({ kind, ...rest }) => [kind, ...Object.keys(rest)].join(' '))
    expect(
      shapes.filter((shape) => !['text text', 'heading text', 'steps items', 'list items'].includes(shape)),
    ).toEqual([])
    expect(blocks.at(-1)?.kind).not.toBe('heading')
  })
})

describe('features', () => {
  it.each([
    { on: 'home', cards: home.features.cards, kinds: ['quiz', 'poll', 'survey'] },
    { on: 'their page', cards: content.features.overview.cards, kinds: Object.keys(featurePages) },
  ])('are shown on $on as $kinds', ({ cards, kinds }) => {
    expect(cards.map(({ id, href }) => [id, href])).toEqual(kinds.map((id) => [id, `/features/${id}`]))
  })

  it.each(Object.entries(featurePages))('the page of %s names four benefits', (_, { benefits }) => {
    expect(benefits).toHaveLength(4)
  })

  it('how it works takes four steps', () => expect(home.how.steps).toHaveLength(4))
})

describe('links and places', () => {
  it.each(links.external)('$label has a secure address', ({ url }) => {
    expect(new URL(url).protocol).toBe('https:')
  })

  it('the map has a place on earth', () => {
    const { latitude, longitude } = contactData.map
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  })
})
