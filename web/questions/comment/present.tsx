import type { Comment } from '#domain/questions/comment.ts'
import type { Hiding, TallyProps } from '../tally.ts'
import { WordCloud } from './cloud.tsx'
import { TallyComment } from './tally.tsx'

/** Words as a cloud; of numbers, dates and addresses what is told elsewhere too. */
export function PresentComment({ hidden, onHide, ...props }: TallyProps<Comment> & Hiding) {
  const { expects } = props.asked
  if (expects !== 'line' && expects !== 'text') return <TallyComment {...props} />
  return <WordCloud words={props.tally.words} hidden={hidden} onHide={onHide} lang={props.lang} />
}
