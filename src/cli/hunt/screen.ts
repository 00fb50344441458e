/**
 * Progress of a hunt: a screen that is redrawn on a terminal, a line every ten seconds elsewhere. It only counts the results
 * that are passed to it.
 */

import type { Progress } from '../../app/progress.js'
import { laneKey } from '../../campaign/done.js'
import type { Lane } from '../../campaign/execute.js'
import type { HuntRow, Plan, RequestResult } from '../../model/index.js'
import type { Doing } from '../../workers/pool.js'

export interface Screen {
  result(result: RequestResult): void
  end(): void
}

interface Line {
  readonly label: string
  readonly planned: number
  done: number
  findings: number
}

export function huntScreen(
  progress: Progress,
  form: 'screen' | 'line',
  plan: Plan,
  before: readonly HuntRow[],
  lanes: readonly Pick<Lane, 'engine' | 'first' | 'again'>[],
): Screen {
  const lines = new Map<string, Line>()
  for (const { id, refactoring, source, requests } of plan.inputs) {
    const isAlone = plan.inputs.every(other => other.id === id || other.refactoring !== refactoring)
    for (const engine of plan.engines) {
      const row = before.find(
        one => one.engine === engine && one.refactoring === refactoring && (isAlone || one.source === source),
      )
      const label = [refactoring, ...(isAlone ? [] : [source]), ...(plan.engines.length === 1 ? [] : [engine])].join(' ')
      lines.set(laneKey(engine, id), { label, planned: requests, done: row?.programs ?? 0, findings: row?.findings ?? 0 })
    }
  }
  const started = performance.now()
  let [made, again] = [0, 0]
  const ticking = setInterval(() => progress.count(text), drawnMs)
  let stopped = false
  return {
    result({ engine, request, findings }) {
      const line = lines.get(laneKey(engine, request.input))
      if (line === undefined) return
      made++
      // What is made again is there already.
      if (request.n < line.done) {
        again++
        return
      }
      line.done++
      line.findings += findings.length
    },
    end: stop,
  }

  function stop(): void {
    if (stopped) return
    stopped = true
    clearInterval(ticking)
    progress.end(text)
  }

  function text(): string {
    return form === 'screen' ? screen() : summary()
  }

  function summary(): string {
    const { all, ready, findings } = total()
    const remade = again === 0 ? '' : `, ${again} run again`
    return `${ready} of ${all} requests${remade}, ${counted(findings)}, ${rate().toFixed(0)}/s${left(all - ready)}`
  }

  function screen(): string {
    const width = Math.max(...[...lines.values()].map(({ label }) => label.length))
    const rows = [...lines.values()].map(line => {
      const share = line.planned === 0 ? 1 : line.done / line.planned
      const found = line.findings === 0 ? '' : `  ${counted(line.findings)}`
      return `${line.label.padEnd(width)}  ${bar(share)} ${String(line.done).padStart(7)} of ${line.planned}${found}`
    })
    return [...rows, '', summary(), '', ...workers()].join('\n')
  }

  function workers(): readonly string[] {
    return lanes.flatMap(({ engine, first, again }) => [
      ...first.doing().map(one => `${engine}  ${workerText(one)}`),
      ...again.doing().map(one => `${engine}  ${workerText(one)}, reproducing findings`),
    ])
  }

  function total(): { all: number; ready: number; findings: number } {
    let [all, ready, findings] = [0, 0, 0]
    for (const line of lines.values()) {
      all += line.planned
      ready += line.done
      findings += line.findings
    }
    return { all, ready, findings }
  }

  function rate(): number {
    return (1000 * made) / Math.max(1, performance.now() - started)
  }

  function left(requests: number): string {
    if (requests === 0 || made < tellingRequests) return ''
    return `, ${timeText(requests / rate())} left`
  }
}

const drawnMs = 200
/** What fewer took says nothing: the engine was only starting. */
const tellingRequests = 20
const barWidth = 20

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`
}

function counted(findings: number): string {
  return findings === 1 ? '1 finding' : `${findings} findings`
}

function workerText({ pid, state, inHand, done }: Doing): string {
  return state === 'starts' ? `process ${pid} is starting` : `process ${pid}: ${done} attempts, ${inHand} in progress`
}

function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
