import { type Comment, columnsIn } from '#domain/questions/comment.ts'
import { StageColumns } from '../parts/stage-columns.tsx'
import type { Hiding, TallyProps } from '../tally.ts'
import { WordCloud } from './cloud.tsx'
import { columnName } from './column-name.ts'
import { NumberFacts, TallyComment } from './tally.tsx'

/** Words as a cloud, numbers by their size; of dates and addresses what is told elsewhere too. */
export function PresentComment({ hidden, onHide, ...props }: TallyProps<Comment> & Hiding) {
  const { expects } = props.asked
  if (expects === 'number') return <PresentNumbers {...props} />
  if (expects !== 'line' && expects !== 'text') return <TallyComment {...props} />
  return <WordCloud words={props.tally.words} hidden={hidden} onHide={onHide} lang={props.lang} />
}

/** Upright for the eyes; for the ears a table of the same columns. */
function PresentNumbers(props: TallyProps<Comment>) {
  const { tally } = props
  const columns = columnsIn(tally).map((column) => ({ name: columnName(column), count: column.count }))
  return (
    <>
      <div aria-hidden="true">
        <NumberFacts tally={tally} />
      </div>
      <StageColumns columns={columns} />
      <div className="sr-only">
        <TallyComment {...props} />
      </div>
    </>
  )
}
