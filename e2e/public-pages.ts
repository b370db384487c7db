import type { APIRequestContext } from '@playwright/test'

/** Pages that no search engine is told of, and what answers where there is nothing. */
const UNLISTED = [
  '/500',
  '/nowhere',
  '/signup',
  '/auth/resetpassword?token=x',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
]

export const listedPages = async (request: APIRequestContext): Promise<string[]> => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].flatMap(([, path]) => path ?? [])
}

export const everyPage = async (request: APIRequestContext): Promise<string[]> => [
  ...(await listedPages(request)),
  ...UNLISTED,
]
