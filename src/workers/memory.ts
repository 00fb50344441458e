/**
 * How much memory a process really holds. A limit inside the process (`-Xmx`) does not see what is outside its heap;
 * this one is measured from here.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Looks at the processes again and again, and tells which hold more than the limit; ends when the returned function is called. */
export function watchMemory<P extends { readonly pid: number | undefined }>(
  limitMb: number,
  processes: () => Iterable<P>,
  over: (process: P) => void,
): () => void {
  const look = () => {
    for (const each of processes()) {
      if (each.pid === undefined) continue
      residentMb(each.pid, mb => {
        if (mb > limitMb) over(each)
      })
    }
  }
  const timer = setInterval(look, process.platform === 'linux' ? 100 : 1000).unref()
  return () => clearInterval(timer)
}

/** Says nothing of a process that is gone. */
export function residentMb(pid: number, tell: (mb: number) => void): void {
  if (process.platform === 'linux') {
    const kb = residentKbOnLinux(pid)
    if (kb !== undefined) tell(kb / 1024)
    return
  }
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => {
    const kb = Number.parseInt(output, 10)
    if (error === null && Number.isFinite(kb)) tell(kb / 1024)
  }).unref()
}

/** `status` rather than `statm`: it counts in kB and not in pages, whose size differs between machines. */
function residentKbOnLinux(pid: number): number | undefined {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return found?.[1] === undefined ? undefined : Number(found[1])
  } catch {
    return undefined
  }
}
