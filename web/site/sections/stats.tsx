import { classNames } from '../../ui/class-names.ts'

type StatsProps = { stats: readonly { value: string; label: string }[]; className?: string }

export function Stats({ stats, className }: StatsProps) {
  return (
    <dl className={classNames('flex flex-wrap gap-x-12 gap-y-6', className)}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse border-s-2 border-accent ps-5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular text-3xl font-semibold tracking-tight sm:text-4xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
