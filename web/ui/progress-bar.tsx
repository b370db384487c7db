type ProgressBarProps = {
  /** Its name for screen readers. */
  label: string
  value: number
  max?: number
  /** Said instead of the percent: "7 of 30". */
  valueText?: string
}

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  return <progress aria-label={label} aria-valuetext={valueText} value={value} max={max} className="progress" />
}
