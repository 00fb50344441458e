/** How bad an engine holds something to be; ascending. */
export const severities = ['info', 'warning', 'error', 'fatal'] as const

export type Severity = (typeof severities)[number]
