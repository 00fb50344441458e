/**
 * The tables of a campaign; docs/campaigns.md explains them to readers. Engines, techniques and inputs have their places in the plan for numbers,
 * everything else that is stored once has a hash of its content: nothing depends on the order in which things arrive.
 */

/** Findings of a campaign, and programs that were minimised, which are findings too. */
const finding = `
  technique INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
  target TEXT NOT NULL, parameters TEXT NOT NULL, attempt TEXT, messages TEXT NOT NULL, cause TEXT NOT NULL,
  before INTEGER NOT NULL, edit INTEGER`

/** What has large rows has a number for each: SQLite gives every large row of a table without them a page of its own. */
const found = (table: string) => `CREATE TABLE ${table} (
  engine INTEGER, input INTEGER, n INTEGER, place INTEGER,${finding},
  PRIMARY KEY (engine, input, n, place)
);`

/**
 * An entry brings a campaign from the version before to its own; the first one is `oldestVersion`. What is here never changes: a new version is a new
 * entry. JSON in columns has the version of the tables, too.
 */
export const migrations: readonly string[] = [
  `
CREATE TABLE campaign (one INTEGER PRIMARY KEY CHECK (one = 1), plan TEXT NOT NULL);
CREATE TABLE owner (one INTEGER PRIMARY KEY CHECK (one = 1), pid INTEGER NOT NULL, host TEXT NOT NULL, token TEXT NOT NULL, heartbeat INTEGER NOT NULL);
CREATE TABLE engine (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE technique (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE input (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, refactoring TEXT NOT NULL, source TEXT NOT NULL, hash TEXT NOT NULL, requests INTEGER NOT NULL
);

CREATE TABLE text (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE program (id INTEGER, path TEXT, text INTEGER NOT NULL, PRIMARY KEY (id, path)) WITHOUT ROWID;
CREATE TABLE edit (id INTEGER, path TEXT, text INTEGER, PRIMARY KEY (id, path)) WITHOUT ROWID;
CREATE TABLE asked (id INTEGER PRIMARY KEY, refactoring TEXT NOT NULL, parameters TEXT NOT NULL);
CREATE TABLE disabled_key (id INTEGER, key TEXT, PRIMARY KEY (id, key)) WITHOUT ROWID;
CREATE TABLE message (id INTEGER, key TEXT, severity TEXT, site TEXT, PRIMARY KEY (id, key, severity, site)) WITHOUT ROWID;
CREATE TABLE crash (id INTEGER PRIMARY KEY, type TEXT NOT NULL, frame TEXT NOT NULL);

CREATE TABLE request (engine INTEGER, input INTEGER, n INTEGER, program NOT NULL, PRIMARY KEY (engine, input, n)) WITHOUT ROWID;
CREATE TABLE attempt (
  engine INTEGER, input INTEGER, n INTEGER, attempt INTEGER, technique INTEGER,
  asked INTEGER NOT NULL, result_of INTEGER, disabled INTEGER,
  outcome TEXT NOT NULL, messages INTEGER, crash INTEGER, result INTEGER,
  verdict TEXT, reason TEXT, sequences INTEGER, relevant INTEGER, differing INTEGER, covered INTEGER, grade TEXT,
  PRIMARY KEY (engine, input, n, attempt)
) WITHOUT ROWID;
${['finding', 'flaky'].map(found).join('\n')}
CREATE INDEX finding_id ON finding (id);
CREATE TABLE example (
  key TEXT PRIMARY KEY, engine INTEGER NOT NULL, input INTEGER NOT NULL, n INTEGER NOT NULL, program TEXT NOT NULL,${finding}
);
CREATE TABLE time (
  engine INTEGER, input INTEGER, n INTEGER, apply_us INTEGER NOT NULL, judge_us INTEGER NOT NULL, verify_us INTEGER NOT NULL,
  PRIMARY KEY (engine, input, n)
) WITHOUT ROWID;

CREATE TABLE bug (
  id TEXT PRIMARY KEY, place INTEGER NOT NULL, engine INTEGER NOT NULL, refactoring TEXT NOT NULL,
  kind TEXT NOT NULL, cause TEXT NOT NULL, filters TEXT NOT NULL, smallest_id TEXT NOT NULL, smallest TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE bug_finding (finding TEXT PRIMARY KEY, bug TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE triage (one INTEGER PRIMARY KEY CHECK (one = 1), key TEXT NOT NULL);
CREATE TABLE minimised (id TEXT PRIMARY KEY, example TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE elsewhere (bug TEXT, engine TEXT, answer TEXT NOT NULL, PRIMARY KEY (bug, engine)) WITHOUT ROWID;
`,
  // A symptom of another bug is a row, too.
  'ALTER TABLE bug ADD COLUMN symptom_of TEXT',
]

/** Campaigns of before have other tables, and can't be read. */
export const oldestVersion = 3
