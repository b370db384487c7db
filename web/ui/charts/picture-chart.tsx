import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../i18n/charts.ts'
import { toast } from '../toast.ts'
import { Chart } from './chart.tsx'

type PictureChartProps = Pick<ComponentProps<typeof Chart>, 'title' | 'sentence' | 'label' | 'note' | 'drawing'> & {
  /** What it is about, as its picture's file says: a quiz, say. */
  of: string
  table: ReactNode
}

/** A chart with its figures, whose picture is named by what it is about. */
export const PictureChart = ({ of, ...rest }: PictureChartProps) => (
  <Chart
    {...rest}
    tableName={t('charts.table')}
    fileName={`${of} - ${rest.title}`}
    saveName={t('charts.save')}
    onSaveFailed={() => toast.error(t('charts.saveFailed'))}
  />
)
