import content from '../../content/en.json'

const { articles, support } = content

export type Article = (typeof articles)[number]
export type Category = (typeof support.categories)[number]

export const articlePath = (slug: string): string => `/support/${slug}`
export const categoryPath = (id: string): string => `/support#${id}`

/** The articles of these slugs, in their order. */
export const articlesOf = (slugs: readonly string[]): Article[] =>
  slugs.flatMap((slug) => articles.filter((article) => article.slug === slug))
