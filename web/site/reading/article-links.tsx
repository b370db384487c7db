import { classNames } from '../../ui/class-names.ts'
import { type Article, articlePath } from './articles.ts'

type ArticleLinksProps = { articles: readonly Article[]; className?: string }

export function ArticleLinks({ articles, className }: ArticleLinksProps) {
  return (
    <ul className={classNames('grid content-start gap-x-10', className)}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <a href={articlePath(slug)} className="text-link inline-flex min-h-11 items-center py-1">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
