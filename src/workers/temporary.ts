/** What whoever ends us in a hurry (Ctrl-C) does not leave behind: folders for a while, and whatever is half made. */
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const unfinished = new Set<string>()
let isWatching = false

/** A file or folder that is removed when we end, unless it is finished by then. */
export function begin(path: string): void {
  unfinished.add(path)
  if (isWatching) return
  isWatching = true
  // Only now, so that it comes after the handlers that end our processes.
  process.on('exit', removeAll)
}

export function finish(path: string): void {
  unfinished.delete(path)
}

/** A new folder; `name` tells what it is for. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `assay-${name}-`))
  begin(folder)
  return folder
}

export async function removeTemporary(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  finish(folder)
}

function removeAll(): void {
  for (const path of unfinished) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // Who still writes there is about to end; whoever makes the same again tries again.
    }
  }
}
