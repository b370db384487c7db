import type { LineRoles } from '../paper-roles/line-roles.ts'
import type { State } from './state.ts'

/** `(ii) ...` behind the question `(i) ...` of a task. */
export const isNextOfTask = ({ isTask, sign, last }: State, { labelStarts }: LineRoles): boolean =>
  isTask && labelStarts.some((start) => start.sign === sign && start.number === last + 1)
