import type { ExportFormat } from '#contract/results/exports-requests.ts'

export const FILE_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** A proxy that gathers a whole answer before it passes it on would hold it in memory or on its disk. */
export const FILE_HEADERS = { 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }
