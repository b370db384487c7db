import type { Comment } from '#domain/questions/comment.ts'
import { TypedReview } from '../parts/typed-review.tsx'
import type { ReviewProps } from '../review.ts'

/** What was written. */
export function ReviewComment({ answer, reader, lang }: ReviewProps<Comment>) {
  return <TypedReview given={answer} right={null} reader={reader} lang={lang} />
}
