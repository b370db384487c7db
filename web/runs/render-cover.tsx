import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { COVER_ATTRIBUTE, type RenderCover, type RespondedCoverOnWire } from '#contract/site/covers.ts'
import type { QuizCoverOnWire } from '#contract/site/quiz-cover.ts'
import { isolated } from '#domain/text/isolated.ts'
import { speakOn } from '../i18n/on-page.ts'
import { t } from '../i18n/students/take.ts'
import { loadBrand } from './brand/brand-here.ts'
import { branded } from './brand/branded-html.ts'
import { loadOwnForm } from './join-form/load-own-form.ts'
import { describeLink, escaped, withPreview } from './link-card.ts'
import { Coming } from './response/coming.tsx'
import { Page } from './response/page.tsx'
import { Take } from './take.tsx'

const ROOT = '<div id="root"></div>'
const TITLE = /<title>[^<]*<\/title>/

/** `page`: what says in which words it speaks. */
type Rendered = {
  title: string
  cover: unknown
  brand: ToldBrandOnWire | undefined
  page: string
  content: ReactNode
}

const inTemplate = (template: string, { title, cover, brand, page, content }: Rendered): string => {
  if (!template.includes(ROOT) || !TITLE.test(template)) throw new Error(`the page has no title, or no ${ROOT}`)
  const data = escaped(JSON.stringify(cover))
  // One after the other: nothing waits between this and the end.
  speakOn(page)
  const root = `<div id="root" ${COVER_ATTRIBUTE}="${data}">${renderToString(content)}</div>`
  return branded(template, brand)
    .replace(TITLE, () => `<title>${escaped(`${isolated(title)} · ${t('take.product')}`)}</title>`)
    .replace(ROOT, () => root)
}

const ofQuiz = async (cover: QuizCoverOnWire): Promise<Rendered> => {
  await Promise.all([loadOwnForm(cover.paper), loadBrand(cover.paper.brand)])
  const page = cover.paper.kind ? '/exams' : '/quizzes'
  const { title, brand } = cover.paper
  return { title, cover, brand, page, content: <Take session={null} cover={cover} /> }
}

const ofResponded = async (cover: RespondedCoverOnWire): Promise<Rendered> => {
  const { title, host, brand } = cover
  await loadBrand(brand)
  const content = (
    <Page title={title} host={host} brand={brand}>
      <Coming className="py-6" />
    </Page>
  )
  return { title, cover, brand, page: '/responding', content }
}

/** A page with its cover in it, to be read and typed into before any script is there. */
export const renderCover: RenderCover = async (given) => {
  const template = given.preview ? withPreview(given.template, given.preview) : given.template
  return inTemplate(template, await (given.page === 'quiz' ? ofQuiz(given.cover) : ofResponded(given.cover)))
}

export { describeLink }
