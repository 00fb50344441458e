/** The defaults of a campaign; in a file of their own because the command line shows them in its help. */
export const usual = {
  techniques: ['weak'],
  sample: 200,
  seed: 1,
  sequences: 2000,
  rejectAt: 'warning',
  place: 'assay.db',
} as const
