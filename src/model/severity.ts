/** How bad an engine holds something to be; ascending. */
export const severities = ['info', 'warning', 'error', 'fatal'] as const

export type Severity = (typeof severities)[number]

/** Where a policy may draw the line. */
export const rejectAts = ['warning', 'error', 'fatal'] as const satisfies readonly Severity[]

export type RejectAt = (typeof rejectAts)[number]
