import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/examples.ts'

const prose = { format: 'prose' } as const
const bengali = { format: 'prose', language: 'bn' } as const

/** A few questions of several types, to see what there is and to write over. */
export const EXAMPLES: Record<'science' | 'maths', () => DraftQuestion[]> = {
  science: () => [
    {
      ...prose,
      kind: 'single_choice',
      prompt: t('examples.science1'),
      draft: {
        options: [t('examples.science1a'), t('examples.science1b'), t('examples.science1c'), t('examples.science1d')],
        correct: 1,
      },
      explanation: t('examples.science1why'),
    },
    { ...prose, kind: 'true_false', prompt: t('examples.science2'), draft: { correct: true } },
    {
      ...prose,
      kind: 'multiple_choice',
      prompt: t('examples.science3'),
      draft: {
        options: [t('examples.science3a'), t('examples.science3b'), t('examples.science3c'), t('examples.science3d')],
        correct: [0, 2],
        tellsHowMany: false,
      },
    },
    {
      ...prose,
      kind: 'fill_in_blanks',
      prompt: t('examples.science4'),
      draft: { passage: t('examples.science4text') },
    },
    {
      ...prose,
      kind: 'matching',
      prompt: t('examples.science5'),
      draft: {
        pairs: [
          { left: t('examples.science5a'), right: t('examples.science5d') },
          { left: t('examples.science5b'), right: t('examples.science5e') },
          { left: t('examples.science5c'), right: t('examples.science5f') },
        ],
        extras: [],
      },
    },
  ],
  maths: () => [
    {
      ...bengali,
      kind: 'single_choice',
      prompt: t('examples.maths1'),
      draft: {
        options: [t('examples.maths1a'), t('examples.maths1b'), t('examples.maths1c'), t('examples.maths1d')],
        correct: 0,
      },
      explanation: t('examples.maths1why'),
    },
    {
      ...bengali,
      kind: 'numerical',
      prompt: t('examples.maths2'),
      draft: { rows: [{ form: 'tolerance', first: '1', second: '' }], units: '', unit: null, decimals: null },
    },
    {
      ...prose,
      kind: 'single_choice',
      prompt: t('examples.maths3'),
      draft: {
        options: [t('examples.maths3a'), t('examples.maths3b'), t('examples.maths3c'), t('examples.maths3d')],
        correct: 0,
      },
    },
    {
      ...prose,
      kind: 'ordering',
      prompt: t('examples.maths4'),
      draft: { items: [t('examples.maths4a'), t('examples.maths4b'), t('examples.maths4c'), t('examples.maths4d')] },
    },
  ],
}
