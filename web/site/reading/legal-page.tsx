import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/site.ts'
import { RichText } from '../rich-text.tsx'
import { type Heading, OnThisPage } from './on-this-page.tsx'
import { PageTitle } from './page-title.tsx'
import { Bullets, Paragraphs } from './prose.tsx'

export type LegalSection = Heading & { paragraphs: readonly string[]; list?: readonly string[] }

type LegalPageProps = {
  title: string
  intro: string
  /** The day as YYYY-MM-DD. */
  updated: string
  sections: readonly LegalSection[]
}

export function LegalPage({ title, intro, updated, sections }: LegalPageProps) {
  return (
    <>
      <PageTitle title={title} text={<RichText text={intro} />}>
        <p className="mt-4 text-sm text-ink-soft">
          {t('site.lastUpdated')}: <time dateTime={updated}>{formatDate(noonOf(updated))}</time>
        </p>
      </PageTitle>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 px-4 py-8 sm:px-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <OnThisPage headings={sections} />
        <div className="max-w-[68ch]">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

function Section({ section: { id, title, paragraphs, list = [] } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="mt-10 lg:mt-12 lg:first:mt-0">
      <h2 id={id} className="text-xl print:break-after-avoid">
        {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      <Bullets texts={list} />
    </section>
  )
}

/** At noon by the clock of whoever renders, the day is the same in every time zone. */
const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime()
