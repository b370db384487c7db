import content from '../../content/en.json'
import { classNames } from '../../ui/class-names.ts'
import { currentPage } from '../frame/site-links.ts'
import { ArticleLinks } from '../reading/article-links.tsx'
import { type Article, articlePath, articlesOf, type Category, categoryPath } from '../reading/articles.ts'
import { Blocks } from '../reading/blocks.tsx'
import { Breadcrumb } from '../reading/breadcrumb.tsx'
import { PageTitle } from '../reading/page-title.tsx'
import { MoreLink } from '../sections/more-link.tsx'
import type { SitePage } from '../site-page.tsx'
import { breadcrumbData, jsonLd } from '../structured-data.ts'

const { support } = content
const { related, notIt, contact } = support.article

type Given = { article: Article; category: Category }

const pathTo = ({ id, title }: Category) => [
  { href: '/support', label: support.title },
  { href: categoryPath(id), label: title },
]

const bodyOf =
  ({ article, category }: Given) =>
  () => (
    <>
      <PageTitle title={article.title} text={article.summary} above={<Breadcrumb links={pathTo(category)} />} />
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 px-4 py-8 sm:px-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Neighbours article={article} category={category} />
        <div className="max-w-[68ch]">
          <article>
            <Blocks blocks={article.blocks} />
          </article>
          <footer className="mt-12 border-t border-line pt-8 print:hidden">
            <h2 className="text-lg">{related}</h2>
            <ArticleLinks articles={articlesOf(article.related)} className="mt-1" />
            <p className="mt-6 flex flex-wrap items-center gap-x-3 border-t border-line pt-4">
              {notIt} <MoreLink href="/contact">{contact}</MoreLink>
            </p>
          </footer>
        </div>
      </div>
    </>
  )

/** The other articles of its category; on a phone the way there is the line above the title. */
function Neighbours({ article, category }: Given) {
  return (
    <nav aria-labelledby="neighbours" className="sticky top-24 self-start max-lg:hidden print:hidden">
      <h2 id="neighbours" className="text-base">
        {category.title}
      </h2>
      <ul className="mt-2 border-s border-line">
        {articlesOf(category.articles).map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={articlePath(slug)}
              aria-current={currentPage(slug, article.slug)}
              className={classNames(
                '-ms-px flex min-h-9 items-center border-s-2 border-transparent py-1 ps-4 text-ink-soft hover:text-ink hover:underline',
                'aria-[current]:border-accent-edge aria-[current]:font-semibold aria-[current]:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pageOf = ({ article, category }: Given): SitePage => {
  const { slug, title, summary } = article
  const path = articlePath(slug)
  return {
    path,
    meta: { title, description: summary, image: { title, subtitle: `${support.title}: ${category.title}` } },
    Body: bodyOf({ article, category }),
    isListed: true,
    jsonLd: jsonLd(breadcrumbData([...pathTo(category), { href: path, label: title }])),
  }
}

/** In the order in which the support center lists them. */
export const articlePages: SitePage[] = support.categories.flatMap((category) =>
  articlesOf(category.articles).map((article) => pageOf({ article, category })),
)
