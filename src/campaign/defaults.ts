/** How a campaign is where nobody says otherwise. Apart from the rest, since the command line says it in its help. */
export const usual = {
  techniques: ['weak'],
  sample: 200,
  seed: 1,
  sequences: 2000,
  rejectAt: 'warning',
  place: 'assay.db',
} as const
