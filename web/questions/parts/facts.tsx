/** A few figures, each below its name. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="tabular text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
