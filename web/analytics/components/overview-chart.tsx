import type { ReactNode } from 'react'
import { t } from '../../i18n/overview.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { toast } from '../../ui/toast.ts'

type OverviewChartProps = {
  title: string
  /** The quiz's. */
  quizTitle: string
  sentence: string
  height: number
  table: ReactNode
  children: ReactNode
}

/** A chart whose picture is named by its quiz. */
export const OverviewChart = ({ title, quizTitle, ...rest }: OverviewChartProps) => (
  <Chart
    {...rest}
    title={title}
    tableName={t('overview.table')}
    fileName={`${quizTitle} - ${title}`}
    saveName={t('overview.save')}
    onSaveFailed={() => toast.error(t('overview.saveFailed'))}
  />
)
