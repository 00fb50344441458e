/** What worker processes cost, as the system counts it. Where there is no /proc, nothing is seen. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface Cost {
  readonly pid: number
  readonly residentMb: number
  /** The most that it ever was. */
  readonly peakMb: number
  readonly cpuMs: number
}

/** Those that a process has started, this one unless another is named. */
export function workers(parent = process.pid): readonly Cost[] {
  if (!existsSync('/proc/self/status')) return []
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return all.flatMap(name => costOf(Number(name), parent) ?? [])
}

/** Megabytes of the heap that are still there after a collection; undefined where the JDK can't tell. */
export async function liveHeapMb(pid: number): Promise<number | undefined> {
  // Of the JDK that the process itself runs on.
  const jcmd = join(dirname(readlinkSync(`/proc/${pid}/exe`)), 'jcmd')
  try {
    await promisify(execFile)(jcmd, [String(pid), 'GC.run'])
    const { stdout } = await promisify(execFile)(jcmd, [String(pid), 'GC.heap_info'])
    // A line for each generation: `DefNew total 29504K, used 1403K`; of classes it says `used` alone.
    const used = [...stdout.matchAll(/total [^,]*,(?: committed [^,]*,)? used (\d+)K/g)].map(found => Number(found[1]))
    return used.length === 0 ? undefined : used.reduce((sum, kb) => sum + kb, 0) / 1024
  } catch {
    return undefined
  }
}

/** Undefined for a process of somebody else, or one that has ended while we looked. */
function costOf(pid: number, parent: number): Cost | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
    if (field('PPid') !== parent) return undefined
    return { pid, residentMb: field('VmRSS') / 1024, peakMb: field('VmHWM') / 1024, cpuMs: cpuMsOf(pid) }
  } catch {
    return undefined
  }
}

/** Linux counts for everybody in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name, in parentheses, may hold blanks.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return 10 * ((user ?? 0) + (system ?? 0))
}
