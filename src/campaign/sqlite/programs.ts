/**
 * Programs by reference: each text of a file is stored once, a program is a set of paths with their texts, and what an engine made of it is an edit.
 * Their numbers are hashes of what they are.
 */
import type { Edit, Files } from '../../model/index.js'
import { hashed } from './dictionary.js'
import type { Database } from './driver.js'

export interface Programs {
  /** Number of a program that is there, or is there from now on. */
  program(files: Files): number
  /** Of what makes the files after from those before. */
  edit(before: Files, after: Files): number
  /** After a transaction that was rolled back: what it has stored is not there. */
  forget(): void
}

export function programsIn(db: Database): Programs {
  const known = new Map<string, number>()
  const insertText = db.prepare('INSERT OR IGNORE INTO text VALUES (?, ?)')
  const selectText = db.prepare<{ text: string }>('SELECT text FROM text WHERE id = ?')
  const insert = {
    program: db.prepare('INSERT OR IGNORE INTO program VALUES (?, ?, ?)'),
    edit: db.prepare('INSERT OR IGNORE INTO edit VALUES (?, ?, ?)'),
  }

  function enter(table: keyof typeof insert, texts: Edit): number {
    const rows = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))
    const content = JSON.stringify([table, rows])
    return remembered(content, () => {
      const id = hashed(content)
      // An edit that changes nothing is none of the others.
      for (const [path, text] of rows) insert[table].run(id, stored(path), text === null ? null : textOf(text))
      return id
    })
  }

  /** Two texts that have one hash get two numbers: what is read must be what was written. */
  function textOf(text: string): number {
    return remembered(text, () => {
      for (let salt = 0; ; salt++) {
        const id = hashed(salt === 0 ? text : `${salt} ${text}`)
        if (insertText.run(id, stored(text)).changes === 1 || selectText.get(id)?.text === stored(text)) return id
      }
    })
  }

  function remembered(content: string, make: () => number): number {
    const there = known.get(content)
    if (there !== undefined) return there
    const id = make()
    if (known.size >= mostRemembered) known.clear()
    known.set(content, id)
    return id
  }

  return {
    program: files => enter('program', files),
    edit: (before, after) => enter('edit', editOf(before, after)),
    forget: () => known.clear(),
  }
}

const mostRemembered = 2000

export function readProgram(db: Database, id: number): Files {
  const rows = db.prepare<{ path: string; text: string }>(
    'SELECT p.path, t.text FROM program p JOIN text t ON t.id = p.text WHERE p.id = ? ORDER BY p.path',
  )
  return Object.fromEntries(rows.all(id).map(({ path, text }) => [restored(path), restored(text)]))
}

export function readEdit(db: Database, id: number): Edit {
  const rows = db.prepare<{ path: string; text: string | null }>(
    'SELECT e.path, t.text FROM edit e LEFT JOIN text t ON t.id = e.text WHERE e.id = ? ORDER BY e.path',
  )
  return Object.fromEntries(rows.all(id).map(({ path, text }) => [restored(path), text === null ? null : restored(text)]))
}

function editOf(before: Files, after: Files): Edit {
  const changed = Object.entries(after).filter(([path, text]) => before[path] !== text)
  const gone = Object.keys(before).filter(path => !Object.hasOwn(after, path))
  return Object.fromEntries([...changed, ...gone.map(path => [path, null] as const)])
}

/**
 * SQLite's texts are UTF-8 and end at a NUL for some readers: what can't be written so is written as JSON behind a mark that no such text begins with.
 */
function stored(text: string): string {
  return /[\ud800-\udfff\0]/u.test(text) || text.startsWith(mark) ? mark + JSON.stringify(text) : text
}

function restored(text: string): string {
  return text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : text
}

const mark = '\u0001json:'
