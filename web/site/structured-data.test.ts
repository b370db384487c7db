import { describe, expect, it } from 'vitest'
import content from '../content/en.json'
import { faqData } from './structured-data.ts'

describe('what search engines are told', () => {
  it('is each question with its whole answer, without links and tokens', () => {
    const answer = ['See the [terms](/terms) of {company}.', 'Or write to us.']
    expect(faqData([{ question: 'What does it cost?', answer }]).mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'See the terms of Quiznity. Or write to us.' },
      },
    ])
  })

  it('holds no markup, whatever the questions', () => {
    expect(JSON.stringify(faqData(content.faq.questions))).not.toMatch(/\]\(|\{(company|support|year)\}/)
  })
})
