type FigureTableProps = {
  caption: string
  heads: readonly string[]
  /** Each with its name first; the others are numbers. */
  rows: readonly { name: string; value: string; share?: string }[]
}

/** Names and their figures in plain rows. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className="tabular w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, share }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
              {name}
            </th>
            <td className="ps-3 text-end whitespace-nowrap">{value}</td>
            {share !== undefined && <td className="ps-3 text-end whitespace-nowrap">{share}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
