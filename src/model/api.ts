/** When a result fails for what of the API is no longer there. */
import type { ApiPolicy, CheckResult } from './check.js'

/** Behaviour is another matter: the verdict stays what it is. */
export function breaksApi({ api }: Pick<CheckResult, 'api'>, policy: ApiPolicy): boolean {
  return policy === 'keep' && api !== undefined && api.onlyBefore.length > 0
}
