import { Fragment } from 'react'
import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { passageName, placedParts } from '../../questions/between/places.ts'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { WrittenText } from '../../questions/parts/written-text.tsx'
import { numberedTexts, type ShownQuestion } from '../../questions/players.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { ScreenProps } from './screen-parts.ts'

type QuestionPaperProps = Pick<ScreenProps, 'paper' | 'guide'> & { open: boolean; onClose: () => void }

/** All questions that can be opened, one below the other, to be read: nothing is answered in it. */
export function QuestionPaper({ paper, guide, open, onClose }: QuestionPaperProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('national.paper')} size="lg">
      <Listed {...{ paper, guide }} />
    </Dialog>
  )
}

function Listed({ paper: { layout, questions }, guide }: Pick<ScreenProps, 'paper' | 'guide'>) {
  const ids = questions.map(({ id }) => id)
  const { sections, groups } = layout ? placedParts(layout, ids) : { sections: [], groups: [] }
  return (
    <div className="national-paper">
      {questions.map((question, at) => {
        if (guide?.mayOpen(at) === false) return null
        const section = sections.find(({ first }) => first === at)
        const passage = groups.find(({ first }) => first === at)
        return (
          <Fragment key={question.id}>
            {section && (
              <h3 dir="auto" className="national-section">
                {section.title}
              </h3>
            )}
            {passage && (
              <div className="national-passage">
                <p className="font-semibold">{passageName(passage)}</p>
                <WrittenText text={passage.stimulus} written={passage} />
              </div>
            )}
            <Asked question={question} number={at + 1} />
          </Fragment>
        )
      })}
    </div>
  )
}

function Asked({ question, number }: { question: ShownQuestion; number: number }) {
  const texts = numberedTexts(question)
  const places = question.places ?? [...texts.keys()]
  return (
    <article lang={question.lang} aria-label={takeText('take.goTo', { number })} className="national-asked">
      <span aria-hidden="true" className="tabular font-semibold">
        {number}.
      </span>
      <TextsOf value={question}>
        <div dir="auto" className="min-w-0 whitespace-pre-wrap wrap-anywhere">
          <Prose source={question.prompt} />
          {texts.size > 0 && (
            <ol aria-label={t('national.options')} className="national-options">
              {places.map((place) => (
                <li key={place}>
                  <Prose source={texts.get(place) ?? ''} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </TextsOf>
    </article>
  )
}
