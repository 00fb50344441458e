/**
 * The import order: a folder of src/ imports only from folders before it in this list, and from itself.
 * The list is the one of ARCHITECTURE.md; a folder that is not in it may not exist.
 */
const order = [
  'model',
  'workers',
  'jvm',
  'alloy',
  'programs',
  'languages',
  'engines',
  'oracle',
  'techniques',
  'triage',
  'campaign',
  'report',
  'app',
  'cli',
]

const upward = order.slice(0, -1).map((folder, n) => ({
  name: `import-order-${folder}`,
  comment: `src/${folder} imports only from ${['itself', ...order.slice(0, n)].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(${order.slice(n + 1).join('|')})/` },
}))

/** The same inside src/alloy. */
const alloy = ['parse', 'resolve', 'ground', 'enumerate']

const upwardInAlloy = alloy.map((folder, n) => ({
  name: `import-order-alloy-${folder}`,
  comment: `src/alloy/${folder} imports only from ${['itself', ...alloy.slice(0, n), 'the contracts beside it'].join(', ')}`,
  severity: 'error',
  from: { path: `^src/alloy/${folder}/` },
  to: { path: `^src/alloy/(${[...alloy.slice(n + 1).map(later => `${later}/`), 'space\\.'].join('|')})` },
}))

/** What there is several of is entered through its registry: a folder of its own and one line there. */
const registries = [
  { name: 'language', folder: 'languages/[^/]+/', registry: 'languages/languages' },
  { name: 'engine', folder: 'engines/[^/]+/', registry: 'engines/engines' },
  { name: 'store', folder: 'campaign/[^/]+/', registry: 'campaign/stores' },
]

const throughRegistry = registries.map(({ name, folder, registry }) => ({
  name: `through-the-registry-of-${name}s`,
  comment: `only src/${registry}.ts, and the ${name} itself, import what lies in a folder of a ${name}`,
  severity: 'error',
  from: { path: '^src/', pathNot: [`^src/${registry}\\.ts$`, `^src/${folder}`] },
  to: { path: `^src/${folder}` },
}))

/** A technique is a file beside the registry, or a folder of that name with what else it needs. */
const techniques = [
  {
    name: 'through-the-registry-of-techniques',
    comment: 'only src/techniques/techniques.ts, and the technique itself, import a technique',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/techniques/(?!technique\\.ts$)' },
    to: { path: '^src/techniques/', pathNot: '^src/techniques/techniques?\\.ts$' },
  },
  {
    name: 'techniques-apart',
    comment: 'a technique imports nothing of another technique',
    severity: 'error',
    from: { path: '^src/techniques/([^/.]+)', pathNot: '^src/techniques/techniques\\.ts$' },
    to: { path: '^src/techniques/', pathNot: '^src/techniques/($1[./]|technique\\.ts$)' },
  },
]

/** Of what is several no one knows another. */
const apart = registries.map(({ name, folder }) => ({
  name: `${name}s-apart`,
  comment: `a ${name} imports nothing of another ${name}`,
  severity: 'error',
  from: { path: `^src/(${folder})` },
  to: { path: `^src/${folder}`, pathNot: '^src/$1' },
}))

module.exports = {
  forbidden: [
    ...upward,
    ...upwardInAlloy,
    ...throughRegistry,
    ...techniques,
    ...apart,
    {
      name: 'jvm-for-what-runs-on-it',
      comment: 'JDKs, jars and Maven are the business of languages and engines',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(jvm/|(languages|engines)/[^/]+/)' },
      to: { path: '^src/jvm/' },
    },
    {
      name: 'only-cli-reads-the-command-line',
      comment: 'options are read in src/cli alone: a use case is a function',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '(^|/)node_modules/commander/' },
    },
    {
      name: 'report-format-by-registry',
      comment: 'each folder of src/report/ is a format, and only the table of formats imports what is in it',
      severity: 'error',
      from: { pathNot: '^src/report/([^/]+/|formats\\.ts$)' },
      to: { path: '^src/report/[^/]+/' },
    },
    {
      name: 'report-format-on-demand',
      comment: 'every command reads the table of formats: what renders one is loaded when it is needed',
      severity: 'error',
      from: { path: '^src/report/formats\\.ts$' },
      to: { path: '^src/report/[^/]+/', dynamic: false },
    },
    {
      name: 'report-format-alone',
      comment: 'a format imports nothing of another, nor the table that it stands in',
      severity: 'error',
      from: { path: '^src/report/([^/]+)/' },
      to: { path: '^src/report/([^/]+/|formats\\.ts$)', pathNot: '^src/report/$1/' },
    },
    {
      name: 'unknown-folder',
      comment: 'every file of src/ lies in a folder that has a place in the order',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${order.join('|')})/` },
    },
    {
      name: 'unknown-folder-imports',
      comment: 'nor does a file of src/ that lies elsewhere import anything',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${order.join('|')})/` },
      to: {},
    },
    {
      name: 'src-by-source',
      comment: 'src/ is imported as what it is: not as what was built from it, and not by the name of the package',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^dist/|^assay$' },
    },
    {
      name: 'src-stands-alone',
      comment: 'src/ knows nothing of corpora, benchmarks, tests and scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(corpus|bench|test|scripts)/' },
    },
    {
      name: 'corpus-stands-alone',
      comment: 'a corpus does not know what is measured with it',
      severity: 'error',
      from: { path: '^corpus/' },
      to: { path: '^(bench|test|scripts)/' },
    },
    {
      name: 'bench-without-test',
      comment: 'bench/ is built, test/ is not',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^test/' },
    },
    {
      name: 'measurements-apart',
      comment: 'a folder of bench/ belongs to the measurement of its name; what several need lies in bench/shared/',
      severity: 'error',
      from: { path: '^bench/([^/.]+)' },
      to: { path: '^bench/[^/]+/', pathNot: '^bench/($1|shared)/' },
    },
    {
      name: 'no-dev-dependency',
      comment: 'what src/ imports is installed with the package',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-circular', comment: 'files do not import in circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      comment: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Also what only the types need: an order that types may break is no order.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'types', 'default'], exportsFields: ['exports'] },
  },
}
