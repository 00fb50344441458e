/** Folders for a while, that whoever ends us in a hurry (Ctrl-C) does not leave behind. */
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const open = new Set<string>()
let isWatching = false

/** A new folder; `name` tells what it is for. */
export async function temporaryFolder(name: string): Promise<string> {
  if (!isWatching) process.on('exit', removeAll)
  isWatching = true
  const folder = await mkdtemp(join(tmpdir(), `assay-${name}-`))
  open.add(folder)
  return folder
}

export async function removeTemporary(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  open.delete(folder)
}

function removeAll(): void {
  for (const folder of open) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // Who still writes there is about to end.
    }
  }
}
